import { portToken } from '../shared/port-token.ts';
import type { UnfinishedRequest } from './unfinished-request.ts';

/** The drafts of fund requests on this device of the resident who is signed in. */
export interface UnfinishedRequests {
  /** Whether this device has drafts at all, of anybody: without one nothing has to be read. */
  mayExist(): boolean;
  /** The drafts in which something is filled in, for these funds. Empty when they cannot be read. */
  read(fundIds: readonly string[]): Promise<readonly UnfinishedRequest[]>;
  /** Removes the draft for a fund. */
  remove(fundId: string): Promise<void>;
}

export const UnfinishedRequests = portToken<UnfinishedRequests>('UnfinishedRequests');
