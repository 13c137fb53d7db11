import type { TokenRefusal } from '@stadstegoed/core/notifications/notification-settings.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { TOKEN_SENTENCES } from './preferences-notifications.vm.ts';

/** Under the dialog that asks to sign in, and after it was closed. */
export function SignInFirst() {
  const translate = useTexts();
  const href = useHref();
  return (
    <StateScreen
      scene="bench"
      headingLevel={2}
      title={translate('notifications.signIn.title')}
      actions={
        <ButtonLink appearance="primary" href={href(goTo('start', {}))}>
          {translate('shell.signIn')}
        </ButtonLink>
      }
    >
      <p>{translate('notifications.signIn.text')}</p>
    </StateScreen>
  );
}

/** The sentence about the token to the letter, with the way to the own settings. */
export function TokenRefused({ refusal, onOwn }: { readonly refusal: TokenRefusal; readonly onOwn: () => void }) {
  const translate = useTexts();
  return (
    <StateScreen
      scene="bridge"
      headingLevel={2}
      live="alert"
      title={translate(TOKEN_SENTENCES[refusal])}
      actions={
        <Button appearance="primary" onClick={onOwn}>
          {translate('notifications.token.own')}
        </Button>
      }
    >
      <p>{translate('notifications.token.text')}</p>
    </StateScreen>
  );
}
