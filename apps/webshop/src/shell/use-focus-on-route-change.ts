import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { HeadingWatch } from './heading-watch.ts';

/**
 * Moves focus to the heading of the new screen after a route change, so that a screen reader starts reading there. Does
 * nothing on the first screen, which the browser reads from the top.
 */
export function useFocusOnRouteChange(): void {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(pathname);
  const watch = useRef<HeadingWatch | null>(null);
  useEffect(() => {
    const main = document.getElementById('content');
    if (main === null) return undefined;
    const started = new HeadingWatch(main);
    watch.current = started;
    return () => started.stop();
  }, []);
  useEffect(() => {
    if (state !== 'idle' || shown.current === pathname) return undefined;
    shown.current = pathname;
    const dialog = document.querySelector('dialog[open]');
    if (dialog === null) {
      leaveOldFocus();
      watch.current?.await();
      return undefined;
    }
    // A menu that is closed by the route change returns focus to its button first.
    const afterDialog = (): void => {
      leaveOldFocus();
      watch.current?.await();
    };
    dialog.addEventListener('close', afterDialog, { once: true });
    return () => dialog.removeEventListener('close', afterDialog);
  }, [pathname, state]);
}

/** The link that led here may still be there, in the header: its screen is another now. */
function leaveOldFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
