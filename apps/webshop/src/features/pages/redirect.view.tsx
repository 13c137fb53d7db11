import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { useViewModel } from '../../lib/view-model/use-view-model.ts';
import { RedirectViewModel, type RedirectParams } from './redirect.vm.ts';
import { VerifyEmail } from './verify-email.view.tsx';

/** Follows the link of a mail, or asks first to verify an e-mail address where the platform leaves that to the shop. */
export function Component() {
  const [query] = useSearchParams();
  const [target, token] = [query.get('target'), query.get('email_confirmation_token')];
  if (token !== null) return <VerifyEmail token={token} target={target} />;
  return <Redirect target={target} emailConfirmed={query.get('email_confirmed') === '1'} />;
}

/** Shown while the resident is redirected, and to a visitor who confirmed an e-mail address on another device. */
const Redirect = observer(function Redirect(params: RedirectParams) {
  const translate = useTexts();
  const model = useViewModel(RedirectViewModel, params);
  const { elsewhere } = model;
  const title = translate(elsewhere === null ? 'pages.redirect.title' : 'pages.redirect.confirmedTitle');
  const href = useHref();
  useOwnTitle(title);
  if (elsewhere === null)
    return (
      <div className="container section passing-screen">
        <Heading level={1}>{title}</Heading>
        <LongWaitNote />
      </div>
    );
  return (
    <div className="container">
      <StateScreen
        scene="letterbox"
        headingLevel={1}
        title={title}
        actions={
          <>
            <ButtonLink appearance="primary" href={href(elsewhere.signIn)} onClick={model.beginSignIn}>
              {translate('shell.signIn')}
            </ButtonLink>
            <ButtonLink href={href(goTo('home', {}))}>{translate('shell.backHome')}</ButtonLink>
          </>
        }
      >
        <p>{translate('pages.redirect.confirmedElsewhere')}</p>
      </StateScreen>
    </div>
  );
});
