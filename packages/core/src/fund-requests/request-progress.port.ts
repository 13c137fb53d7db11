import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { RequestProgress } from './request-progress.ts';

/** How far the resident's requests are. */
export interface RequestProgressReader {
  /**
   * The newest request for each of these funds with its open question, in the order of the funds. Leaves out funds without
   * a request, and funds whose requests cannot be read because they are not active.
   */
  read(fundIds: readonly string[], options?: ReadOptions): Promise<Result<readonly RequestProgress[], Failure>>;
}

export const RequestProgressReader = portToken<RequestProgressReader>('RequestProgressReader');
