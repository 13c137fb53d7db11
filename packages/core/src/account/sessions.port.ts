import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import type { WholeList } from '../shared/page.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { AccountSession } from './account-session.ts';

/** The sessions of the signed-in resident. */
export interface Sessions {
  /** All sessions, latest activity first. */
  list(options?: ReadOptions): Promise<Result<WholeList<AccountSession>, Failure>>;
  /** Ends one session: its token stops working. `not_found` when it has ended before. */
  end(uid: string): Promise<Result<void, Failure>>;
  /** Ends all sessions, including the one of this browser. */
  endAll(): Promise<Result<void, Failure>>;
}

export const Sessions = portToken<Sessions>('Sessions');
