import { Button } from '@stadstegoed/ui/button/button.tsx';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { MessageDialog } from '../../lib/page/message-dialog.view.tsx';
import { SafeButton } from '../../lib/page/safe-button.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';

/** Asks a validator before a record is declined, because that is final. */
export function Component({ params, open, onClose }: DialogProps<'record-decline'>) {
  const translate = useTexts();
  const handleDecline = () => {
    onClose();
    params.onDecline();
  };
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={translate('records.decline.title')}
      actions={
        <>
          <Button appearance="danger" onClick={handleDecline}>
            {translate('records.decline.confirm')}
          </Button>
          <SafeButton label={translate('records.decline.keep')} onSelect={onClose} />
        </>
      }
    >
      <p>{translate('records.decline.text')}</p>
    </MessageDialog>
  );
}
