import { Button } from '@stadstegoed/ui/button/button.tsx';
import { MessageDialog } from '../../lib/page/message-dialog.view.tsx';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { useTexts } from '../../lib/texts/texts.ts';

/** Asks before the kept answers of a request are deleted. */
export function Component({ params, open, onClose }: DialogProps<'restart-request'>) {
  const translate = useTexts();
  const handleRestart = () => {
    params.onRestart();
    onClose();
  };
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={translate('fundRequests.restart.title')}
      actions={
        <>
          <Button appearance="danger" onClick={handleRestart}>
            {translate('fundRequests.restart.confirm')}
          </Button>
          <Button appearance="primary" onClick={onClose}>
            {translate('fundRequests.restart.keep')}
          </Button>
        </>
      }
    >
      <p>{translate('fundRequests.restart.text')}</p>
    </MessageDialog>
  );
}
