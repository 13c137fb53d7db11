import { Button } from '@stadstegoed/ui/button/button.tsx';
import { type DialogProps, Dialogs } from '../../lib/app/dialogs.ts';
import { MessageDialog } from '../../lib/page/message-dialog.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';

/** A login link that is used or too old, with a button for a new one (SI-069). */
export function Component({ params, open, onClose }: DialogProps<'login-link-expired'>) {
  const translate = useTexts();
  const dialogs = useService(Dialogs);
  const handleAsk = () => dialogs.open('login-by-email', { target: params.target });
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={translate('signIn.linkExpired.title')}
      actions={
        <Button appearance="primary" onClick={handleAsk}>
          {translate('signIn.link.askNew')}
        </Button>
      }
    >
      <p>{translate('signIn.linkExpired.text')}</p>
    </MessageDialog>
  );
}
