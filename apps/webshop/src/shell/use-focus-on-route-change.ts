import { useEffect, useRef } from 'react';
import { useMatches, useNavigation } from 'react-router';
import { Session } from '../lib/app/session.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import { HeadingWatch } from './heading-watch.ts';

/**
 * Moves focus to the heading of the new screen after a route change, so that a screen reader starts reading there; after a
 * sign-out too, because home of a visitor is another screen at the same path. Does nothing on the first screen, which the
 * browser reads from the top. The component that calls it is an observer, so that a sign-out draws it again.
 */
export function useFocusOnRouteChange(): void {
  const screen = useScreenKey();
  const { state } = useNavigation();
  const { isSignedIn } = useService(Session);
  const shown = useRef({ screen, isSignedIn });
  const watch = useRef<HeadingWatch | null>(null);
  useEffect(() => {
    const main = document.getElementById('content');
    if (main === null) return undefined;
    const started = new HeadingWatch(main);
    watch.current = started;
    return () => started.stop();
  }, []);
  useEffect(() => {
    if (state !== 'idle') return undefined;
    const before = shown.current;
    shown.current = { screen, isSignedIn };
    if (before.screen === screen && !(before.isSignedIn && !isSignedIn)) return undefined;
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
  }, [screen, state, isSignedIn]);
}

/**
 * The screen and its parameters. A screen has a path in each language: a filter that is chosen after the language was
 * switched changes the path and not the screen.
 */
function useScreenKey(): string {
  const match = useMatches().at(-1);
  const [name] = match?.id.split(':') ?? [];
  return JSON.stringify([name, match?.params]);
}

/** The link that led here may still be there, in the header: its screen is another now. */
function leaveOldFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
