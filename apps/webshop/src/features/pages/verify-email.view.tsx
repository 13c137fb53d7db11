import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { ActionProblem } from '../../lib/action/action-problem.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useViewModel } from '../../lib/view-model/use-view-model.ts';
import { VerifyEmailViewModel, type VerifyEmailParams } from './verify-email.vm.ts';

/** Behind the link of a mail that verifies an e-mail address: the button, or first the way to sign in. */
export const VerifyEmail = observer(function VerifyEmail(params: VerifyEmailParams) {
  const translate = useTexts();
  const href = useHref();
  const model = useViewModel(VerifyEmailViewModel, params);
  const { verification } = model;
  const title = translate('pages.verifyEmail.title');
  useOwnTitle(title);
  return (
    <div className="container">
      <StateScreen
        scene="letterbox"
        headingLevel={1}
        title={title}
        actions={
          model.isSignedIn ? (
            <>
              <CallButton
                appearance="primary"
                busy={verification.isBusy && translate('pages.verifyEmail.busy')}
                onClick={() => void model.verify()}
              >
                {translate('pages.verifyEmail.verify')}
              </CallButton>
              <ButtonLink href={href(goTo('identity-emails', {}))}>{translate('pages.verifyEmail.emails')}</ButtonLink>
            </>
          ) : (
            <ButtonLink appearance="primary" href={href(goTo('start', {}))} onClick={model.beginSignIn}>
              {translate('shell.signIn')}
            </ButtonLink>
          )
        }
      >
        <p>{translate(model.isSignedIn ? 'pages.verifyEmail.text' : 'pages.verifyEmail.signInFirst')}</p>
        <ActionProblem action={verification} />
      </StateScreen>
    </div>
  );
});
