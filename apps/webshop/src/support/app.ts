import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import type { Drafts, FailurePolicy, Navigation, Notices } from './app-ports.ts';
import type { Modals } from './modals.ts';
import type { KnownBalance } from './known-balance.ts';
import type { Session } from './session.ts';
import type { Settings } from './settings.ts';

/**
 * The parts of the app for view models that need several of them: session, settings, navigation, notices and so on. A
 * view model that needs one part depends on that part alone.
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
  readonly balance: KnownBalance;
}

export const App = portToken<App>('App');
