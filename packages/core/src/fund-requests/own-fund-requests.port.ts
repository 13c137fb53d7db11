import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { SentRequest, SentRequests } from './sent-request.ts';

/** How a list is read, part by part. */
export interface ReadParts extends ReadOptions {
  /** Called with what was read so far, while the rest is being read. */
  readonly onPart?: (sofar: SentRequests) => void;
}

/** All fund requests of the signed-in resident. A visitor gets `unauthorised`. */
export interface OwnFundRequests {
  /** Those of all funds. Fails when none of them can be read. */
  listAll(options?: ReadParts): Promise<Result<SentRequests, Failure>>;
  /** One request; `not_found` when the resident has none with this id. Its fund, where it is known, saves looking for it. */
  read(id: string, fundId: string | null, options?: ReadOptions): Promise<Result<SentRequest, Failure>>;
}

export const OwnFundRequests = portToken<OwnFundRequests>('OwnFundRequests');
