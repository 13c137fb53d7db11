import { Button } from '@stadstegoed/ui/button/button.tsx';
import { MessageDialog } from '../../lib/page/message-dialog.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { ShellModel } from '../shell-model.ts';

/** Asks for confirmation before signing out (SI-023). Says so when answers that were not sent are then removed. */
export function Component({ open, onClose }: DialogProps<'sign-out'>) {
  const shell = useService(ShellModel);
  const translate = useTexts();
  const handleSignOut = () => {
    onClose();
    void shell.signOut();
  };
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={translate('shell.signOutDialog.title')}
      actions={
        <>
          <Button appearance="primary" onClick={handleSignOut}>
            {translate('shell.signOut')}
          </Button>
          <Button onClick={onClose}>{translate('shell.staySignedIn')}</Button>
        </>
      }
    >
      {shell.drafts.isEmpty() ? null : <p>{translate('shell.signOutDialog.unsent')}</p>}
      <p>{translate('shell.signOutDialog.text')}</p>
    </MessageDialog>
  );
}
