import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { goTo, type ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { Dialogs } from '../lib/app/dialogs.ts';
import { useHref } from '../lib/links/shop-link.tsx';
import { StoredCodes } from '../lib/shared-state/stored-codes.ts';
import { useTexts } from '../lib/texts/texts.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import type { TextKey } from '../texts/text-keys.ts';
import { ShellModel } from './shell-model.ts';
import { signInTarget } from './sign-in-target.ts';

/** Replaces a screen for signed-in residents: says what signing in is for, and links to start with the way back. */
export function SignInNeeded(props: { readonly screen: ScreenName; readonly reason: TextKey }) {
  const translate = useTexts();
  const href = useHref();
  const shell = useService(ShellModel);
  const { pathname, search } = useLocation();
  // Most screens have no target. The sign-in of the header leads back here too.
  useEffect(() => shell.askToSignIn(pathname + search), [shell, pathname, search]);
  const target = signInTarget(props.screen, useParams());
  const start = goTo('start', {}, target === null ? {} : { target });
  return (
    <div className="container">
      <StateScreen
        scene="lamp"
        headingLevel={1}
        title={translate(props.reason)}
        actions={
          <>
            <ButtonLink
              appearance="primary"
              href={href(start)}
              icon={<IconUser stroke={1.5} aria-hidden />}
              onClick={shell.beginSignIn}
            >
              {translate('shell.signIn')}
            </ButtonLink>
            {props.screen === 'voucher' || props.screen === 'vouchers' ? <CodesOfThisDevice /> : null}
          </>
        }
      >
        <p>{translate('shell.signInNeeded.text')}</p>
      </StateScreen>
    </div>
  );
}

/** Leads to the QR codes on this device, which need neither a sign-in nor a network (reading 48). */
const CodesOfThisDevice = observer(function CodesOfThisDevice() {
  const translate = useTexts();
  const dialogs = useService(Dialogs);
  const { usable } = useService(StoredCodes);
  if (usable.length === 0) return null;
  return <Button onClick={() => dialogs.open('stored-codes', {})}>{translate('shell.signInNeeded.codes')}</Button>;
});
