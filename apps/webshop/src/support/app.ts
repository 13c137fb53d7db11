import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import type { Drafts, FailurePolicy, Modals, Navigation, Notices } from './app-ports.ts';
import type { Session } from './session.ts';
import type { Settings } from './settings.ts';

/**
 * The app round a screen, for view models that act on several of its parts: who is signed in, what is set, and the ways
 * to move, tell and ask. A view model that needs one part asks for that part alone.
 */
export interface App {
  readonly session: Session;
  readonly settings: Settings;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly modals: Modals;
  readonly failures: FailurePolicy;
  readonly clock: Clock;
  readonly drafts: Drafts;
}

export const App = portToken<App>('App');
