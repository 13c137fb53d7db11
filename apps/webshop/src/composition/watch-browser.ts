import { reaction } from 'mobx';
import { ACCOUNT_KEY } from '../shell/browser/local-account-store.ts';
import type { ShellModel } from '../shell/shell-model.ts';

const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Connects the shell to browser events: activity of the resident, other tabs, waking up from sleep, and the network. */
export function watchBrowser(shell: ShellModel): void {
  // Captured, because the error of a resource does not bubble.
  document.addEventListener('error', ({ target }) => fetchStylesAgain(shell, target), { capture: true });
  for (const name of ACTIVITY_EVENTS) addEventListener(name, shell.idle.act, { passive: true });
  document.addEventListener('visibilitychange', shell.idle.look);
  addEventListener('online', () => {
    if (shell.settings.isMissing) void shell.settings.read();
    shell.connection.look();
  });
  document.addEventListener('visibilitychange', shell.connection.look);
  addEventListener('storage', (event) => {
    if (event.key === null || event.key.endsWith(ACCOUNT_KEY)) shell.followOtherTab();
  });
  reaction(
    () => shell.session.isSignedIn,
    (isSignedIn) => (isSignedIn ? shell.idle.start() : shell.idle.stop()),
    { fireImmediately: true },
  );
}

/** Fetches styles that failed again when the connection is back: Vite takes them for fetched, and draws their screen without them. */
function fetchStylesAgain(shell: ShellModel, failed: EventTarget | null): void {
  if (!(failed instanceof HTMLLinkElement) || failed.rel !== 'stylesheet') return;
  const stop = shell.connection.onBack(() => {
    stop();
    failed.replaceWith(failed.cloneNode());
  });
}
