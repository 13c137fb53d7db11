import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { goTo, type ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { signInReason } from '../routes/sign-in-reason.ts';
import { Wishes } from '../support/app-ports.ts';
import { returnPath } from '../support/return-path.ts';
import { useHref } from '../support/shop-link.tsx';
import { useTexts } from '../support/texts.ts';
import { useService } from '../support/use-view-model.ts';
import { signInTarget } from './sign-in-target.ts';

/** Replaces a screen for signed-in residents: says what signing in is for, and links to start with the way back. */
export function SignInNeeded(props: { readonly screen: ScreenName }) {
  const translate = useTexts();
  const href = useHref();
  const wishes = useService(Wishes);
  const { pathname, search } = useLocation();
  // Most screens have no target. The sign-in of the header leads back here too.
  useEffect(() => returnPath.write(wishes, pathname + search), [wishes, pathname, search]);
  const target = signInTarget(props.screen, useParams());
  const start = goTo('start', {}, target === null ? {} : { target });
  return (
    <div className="container">
      <StateScreen
        scene="bench"
        headingLevel={1}
        title={translate(signInReason(props.screen) ?? 'shell.signInNeeded.title')}
        actions={
          <ButtonLink appearance="primary" href={href(start)} icon={<IconUser stroke={1.5} aria-hidden />}>
            {translate('shell.signIn')}
          </ButtonLink>
        }
      >
        <p>{translate('shell.signInNeeded.text')}</p>
      </StateScreen>
    </div>
  );
}
