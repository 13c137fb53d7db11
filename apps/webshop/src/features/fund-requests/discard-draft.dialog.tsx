import { Button } from '@stadstegoed/ui/button/button.tsx';
import { MessageDialog } from '../../lib/page/message-dialog.view.tsx';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { useTexts } from '../../lib/texts/texts.ts';

/** Asks before the kept answers of a request are deleted, to begin again or to stop. */
export function Component({ params, open, onClose }: DialogProps<'discard-draft'>) {
  const translate = useTexts();
  const { next } = params;
  const handleDiscard = () => {
    params.onDiscard();
    onClose();
  };
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={translate(`fundRequests.${next}.title`)}
      actions={
        <>
          <Button appearance="danger" onClick={handleDiscard}>
            {translate(`fundRequests.${next}.confirm`)}
          </Button>
          <Button appearance="primary" onClick={onClose}>
            {translate('fundRequests.restart.keep')}
          </Button>
        </>
      }
    >
      <p>{translate(`fundRequests.${next}.text`)}</p>
    </MessageDialog>
  );
}
