/** The states that the platform gives a request for a fund (reference part 1, 6.6). */
export type FundRequestState = 'pending' | 'approved' | 'declined' | 'disregarded' | 'approved_partly';

/** Every state of a request, for reading them from outside. */
export const FUND_REQUEST_STATES: readonly FundRequestState[] = [
  'pending',
  'approved',
  'declined',
  'disregarded',
  'approved_partly',
];

/** As much of a fund request as activation needs. */
export interface OwnFundRequest {
  readonly id: string;
  readonly state: FundRequestState;
}
