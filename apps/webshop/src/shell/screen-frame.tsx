import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { ROUTE_PATHS } from '../routes/route-paths.ts';
import { LongWaitNote } from '../support/long-wait.view.tsx';
import { useTexts } from '../support/texts.ts';
import { useService } from '../support/use-view-model.ts';
import { GoHome } from './go-home.tsx';
import { ShellModel } from './shell-model.ts';
import { SignInNeeded } from './sign-in-needed.view.tsx';
import { BrokenScreen, brokenTitle, LostScreen } from './state-screens.view.tsx';

/**
 * Stands round every screen: its title, focus on its heading after a route change, its flag and its guard (1 §2, 1 §6).
 * Only what is allowed is drawn; the screen itself need not look.
 */
export const ScreenFrame = observer(function ScreenFrame(props: { screen: ScreenName; children: ReactNode }) {
  const shell = useService(ShellModel.token);
  const entry = ROUTE_PATHS[props.screen];
  useScreenTitle(props.screen);
  if (entry.flag && !shell.flags[entry.flag]) return shell.settings.isSettled ? <GoHome /> : <UntilSettled />;
  if (entry.guard === 'resident' && !shell.session.isSignedIn) return <SignInNeeded screen={props.screen} />;
  return <Suspense key={shell.session.generation}>{props.children}</Suspense>;
});

/** The platform may yet switch the screen on. */
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

function useScreenTitle(screen: ScreenName): void {
  const shell = useService(ShellModel.token);
  const translate = useTexts();
  const { pathname } = useLocation();
  const title = translate(ROUTE_PATHS[screen].title ?? 'shell.notFound.title');
  useEffect(() => shell.title.showDefault(pathname, title), [shell, pathname, title]);
}

/** The honest 404, for paths that no screen has and for screens that are not built (1 §2). */
export function NotFoundScreen(): ReactNode {
  const shell = useService(ShellModel.token);
  const translate = useTexts();
  const { pathname } = useLocation();
  const title = translate('shell.notFound.title');
  useEffect(() => shell.title.showDefault(pathname, title), [shell, pathname, title]);
  return <LostScreen />;
}

/** What stands in the place of a screen that broke; the frame round it stays usable. */
export function ScreenErrorScreen(): ReactNode {
  const shell = useService(ShellModel.token);
  const translate = useTexts();
  const { pathname } = useLocation();
  const error = useRouteError();
  const title = translate(brokenTitle(error));
  useEffect(() => {
    shell.title.showOwn(pathname, title);
    return () => shell.title.release();
  }, [shell, pathname, title]);
  return <BrokenScreen error={error} />;
}

/** What is left when the frame itself broke. */
export function RootErrorScreen(): ReactNode {
  return (
    <main id="content">
      <BrokenScreen error={useRouteError()} />
    </main>
  );
}
