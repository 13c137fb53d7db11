import { portToken } from '../shared/port-token.ts';
import type { UnfinishedRequest } from './unfinished-request.ts';

/** The drafts of fund requests on this device of the resident who is signed in. */
export interface UnfinishedRequests {
  /** The drafts in which something is filled in, for these funds. Empty when they cannot be read. */
  read(fundIds: readonly string[]): Promise<readonly UnfinishedRequest[]>;
  /** Removes the draft for a fund. */
  remove(fundId: string): Promise<void>;
}

export const UnfinishedRequests = portToken<UnfinishedRequests>('UnfinishedRequests');
