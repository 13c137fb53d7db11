import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { useLocation } from 'react-router';
import { TabStorage, HourStorage } from '../../lib/app/text-storage.ts';
import { MessageDialog } from '../../lib/page/message-dialog.view.tsx';
import { Dialogs, type DialogProps } from '../../lib/app/dialogs.ts';
import { returnPath } from '../../lib/shared-state/return-path.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { WANTED_BOOKMARK } from './wanted-bookmark.ts';

/** Asks a visitor to sign in to bookmark an offer; afterwards the same screen opens with the bookmark set. */
export function Component({ params, open, onClose }: DialogProps<'sign-in-to-bookmark'>) {
  const translate = useTexts();
  const drafts = useService(TabStorage);
  const goals = useService(HourStorage);
  const dialogs = useService(Dialogs);
  const { pathname, search } = useLocation();
  const handleSignIn = () => {
    drafts.write(WANTED_BOOKMARK, params.productId);
    returnPath.write(goals, pathname + search);
    dialogs.open('sign-up-by-email', { target: null });
  };
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={translate('products.signIn.title')}
      actions={
        <>
          <Button appearance="primary" icon={<IconUser stroke={1.5} aria-hidden />} onClick={handleSignIn}>
            {translate('shell.signIn')}
          </Button>
          <Button appearance="secondary" onClick={onClose}>
            {translate('products.signIn.later')}
          </Button>
        </>
      }
    >
      <p>{translate('products.signIn.text', { name: params.productName })}</p>
    </MessageDialog>
  );
}
