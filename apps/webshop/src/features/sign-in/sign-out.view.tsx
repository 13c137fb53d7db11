import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { Session } from '../../lib/app/session.ts';
import { NextStepLink } from '../../lib/links/next-step-link.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';

/** Asks whether to sign out, as the menu does: a link in a mail must not do that by itself. */
export const Component = observer(function SignOutScreen() {
  const translate = useTexts();
  const { isSignedIn } = useService(Session);
  const dialogs = useService(Dialogs);
  return (
    <div className="container page">
      <StateScreen
        scene="lamp"
        headingLevel={1}
        title={translate(isSignedIn ? 'shell.signOut' : 'signIn.signOut.none')}
        actions={
          isSignedIn ? (
            <Button appearance="primary" onClick={() => dialogs.open('sign-out', {})}>
              {translate('shell.signOut')}
            </Button>
          ) : (
            <NextStepLink to={goTo('home', {})} label={translate('shell.backHome')} />
          )
        }
      >
        <p>{translate(isSignedIn ? 'signIn.signOut.text' : 'signIn.signOut.noneText')}</p>
      </StateScreen>
    </div>
  );
});
