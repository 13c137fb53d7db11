import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Navigation } from '../../lib/app/app-ports.ts';
import { HourStorage } from '../../lib/app/text-storage.ts';
import { MessageDialog } from '../../lib/page/message-dialog.view.tsx';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { returnPath } from '../../lib/shared-state/return-path.ts';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';

/** Asks a visitor of the notification settings to sign in. The sign-in comes back here. */
export function Component({ open, onClose }: DialogProps<'preferences-sign-in'>) {
  const translate = useTexts();
  const href = useHref();
  const goals = useService(HourStorage);
  const navigation = useService(Navigation);
  const handleSignIn = () => {
    returnPath.write(goals, href(goTo('preferences-notifications', {})));
    onClose();
  };
  const handleHome = () => {
    onClose();
    navigation.go(goTo('home', {}));
  };
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={translate('notifications.signIn.title')}
      actions={
        <>
          <ButtonLink appearance="primary" href={href(goTo('start', {}))} onClick={handleSignIn}>
            {translate('shell.signIn')}
          </ButtonLink>
          <Button appearance="subtle" onClick={handleHome}>
            {translate('notifications.signIn.home')}
          </Button>
        </>
      }
    >
      <p>{translate('notifications.signIn.text')}</p>
    </MessageDialog>
  );
}
