/** The states of a fund request at the platform (reference part 1, 6.6). */
export type FundRequestState = 'pending' | 'approved' | 'declined' | 'disregarded' | 'approved_partly';

/** All states, to validate a received value. */
export const FUND_REQUEST_STATES: readonly FundRequestState[] = [
  'pending',
  'approved',
  'declined',
  'disregarded',
  'approved_partly',
];

/** The fields of a fund request that activation uses. */
export interface OwnFundRequest {
  readonly id: string;
  readonly state: FundRequestState;
}
