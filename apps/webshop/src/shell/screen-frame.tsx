import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { isOnPlatform, isSwitchedOn } from '../routes/screen-availability.ts';
import { screenOf } from '../routes/screens.ts';
import { LongWaitNote } from '../lib/load/long-wait.view.tsx';
import { useTexts } from '../lib/texts/texts.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import type { TextKey } from '../texts/text-keys.ts';
import { GoHome } from './go-home.tsx';
import { ShellModel } from './shell-model.ts';
import { SignInNeeded } from './sign-in-needed.view.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { BrokenScreen, LostScreen } from './state-screens.view.tsx';

/**
 * The frame around every screen: sets its title and checks its flag, and whether it needs a sign-in.
 * Renders the screen only when it is allowed, so that screens need no checks of their own.
 */
export const ScreenFrame = observer(function ScreenFrame(props: { screen: ScreenName; children: ReactNode }) {
  const shell = useService(ShellModel);
  const { signIn } = screenOf(props.screen);
  const { key } = useLocation();
  const isLeft = shell.isLeft(key);
  useRouteTitle(isLeft ? null : screenOf(props.screen).title);
  if (isLeft) return null;
  if (!isSwitchedOn(props.screen, shell.settings)) {
    if (!shell.settings.isSettled) return <UntilSettled />;
    return isOnPlatform(props.screen, shell.settings) ? <GoHome /> : <NotFoundScreen />;
  }
  if (signIn !== undefined && !shell.session.isSignedIn) {
    return <SignInNeeded screen={props.screen} reason={signIn} />;
  }
  return (
    <Suspense key={shell.session.generation}>
      <ScreenBoundary entry={key}>{props.children}</ScreenBoundary>
    </Suspense>
  );
});

/** Shown while the platform's answer may still enable the screen. */
function UntilSettled() {
  const translate = useTexts();
  return (
    <>
      <p className="visually-hidden" role="status">
        {translate('shell.loading')}
      </p>
      <LongWaitNote />
    </>
  );
}

/** Sets the title of the page; null for that of the shop. */
function useRouteTitle(key: TextKey | null): void {
  const shell = useService(ShellModel);
  const translate = useTexts();
  const title = key === null ? '' : translate(key);
  useEffect(() => shell.title.showDefault(title), [shell, title]);
}

/** The 404 page, for unknown paths and for screens that the platform does not have. */
export function NotFoundScreen(): ReactNode {
  useRouteTitle('shell.notFound.title');
  return <LostScreen />;
}

/** Replaces a screen that could not be fetched; the layout around it stays usable. */
export function ScreenErrorScreen(): ReactNode {
  return <BrokenScreen error={useRouteError()} />;
}

/** Replaces the whole page when the layout itself threw an error. */
export function RootErrorScreen(): ReactNode {
  return (
    <main id="content">
      <BrokenScreen error={useRouteError()} />
    </main>
  );
}
