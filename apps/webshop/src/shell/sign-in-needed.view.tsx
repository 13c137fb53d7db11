import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { goTo, type ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { useParams } from 'react-router';
import { useHref } from '../support/shop-link.tsx';
import { useTexts } from '../support/texts.ts';
import { signInTarget } from './sign-in-target.ts';

/** Replaces a screen for signed-in residents: asks to sign in and links to start with a target to return to. */
export function SignInNeeded(props: { readonly screen: ScreenName }) {
  const translate = useTexts();
  const href = useHref();
  const target = signInTarget(props.screen, useParams());
  const start = goTo('start', {}, target === null ? {} : { target });
  return (
    <StateScreen
      scene="bench"
      headingLevel={1}
      title={translate('shell.signInNeeded.title')}
      actions={
        <ButtonLink appearance="primary" href={href(start)} icon={<IconUser stroke={1.5} aria-hidden />}>
          {translate('shell.signIn')}
        </ButtonLink>
      }
    >
      <p>{translate('shell.signInNeeded.text')}</p>
    </StateScreen>
  );
}
