import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Moves focus to the heading of the new screen after a route change, so that a screen reader starts reading there. Does
 * nothing on the first screen, which the browser reads from the top. Focuses the main element when the screen has no
 * heading yet.
 */
export function useFocusOnRouteChange(): void {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (state !== 'idle' || shown.current === pathname) return undefined;
    shown.current = pathname;
    const dialog = document.querySelector('dialog[open]');
    if (dialog === null) {
      focusHeading();
      return undefined;
    }
    // A menu that is closed by the route change returns focus to its button first.
    dialog.addEventListener('close', focusHeading, { once: true });
    return () => dialog.removeEventListener('close', focusHeading);
  }, [pathname, state]);
}

function focusHeading(): void {
  const main = document.getElementById('content');
  const heading = main?.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}
