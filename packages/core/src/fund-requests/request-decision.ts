import type { Fund } from '../funds/fund.ts';
import type { FundRequest } from './fund-request.ts';

/** A request about which the municipality decided. */
export interface DecidedRequest extends FundRequest {
  readonly state: Exclude<FundRequest['state'], 'pending' | 'unknown'>;
}

export function isDecided(request: FundRequest): request is DecidedRequest {
  return request.state !== 'pending' && request.state !== 'unknown';
}

/** Whether a request was approved, whole or in part. */
export function isGranted({ state }: Pick<FundRequest, 'state'>): boolean {
  return state === 'approved' || state === 'approved_partly';
}

/** The names of the answers that were declined, which is all that the platform says about why. */
export function declinedAnswers({ criteria }: Pick<Fund, 'criteria'>, { records }: FundRequest): readonly string[] {
  const declined = records.filter(({ state }) => state === 'declined').map(({ criterionId }) => criterionId);
  return criteria.filter(({ id }) => declined.includes(id)).map(({ recordTypeName }) => recordTypeName);
}
