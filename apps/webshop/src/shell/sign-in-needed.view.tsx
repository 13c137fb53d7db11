import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { useHref } from '../support/shop-link.tsx';
import { useTexts } from '../support/texts.ts';

/** In the place of a screen that is for signed-in residents only: says so and shows the way in (1 §6). */
export function SignInNeeded() {
  const translate = useTexts();
  const href = useHref();
  return (
    <StateScreen
      scene="bench"
      headingLevel={1}
      title={translate('shell.signInNeeded.title')}
      actions={
        <ButtonLink appearance="primary" href={href(goTo('start', {}))} icon={<IconUser stroke={1.5} aria-hidden />}>
          {translate('shell.signIn')}
        </ButtonLink>
      }
    >
      <p>{translate('shell.signInNeeded.text')}</p>
    </StateScreen>
  );
}
