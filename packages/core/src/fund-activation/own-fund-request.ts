import type { CalendarDate } from '../shared/calendar-date.ts';

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

/** The decision on one answer of a request. */
export interface RequestRecordState {
  readonly criterionId: string | null;
  readonly state: 'pending' | 'approved' | 'declined' | 'disregarded';
}

/** A request of the resident (1 §3). */
export interface OwnFundRequest {
  readonly id: string;
  readonly fundId: string;
  readonly state: FundRequestState;
  readonly records: readonly RequestRecordState[];
  /** The day on which it was sent. */
  readonly createdOn: CalendarDate;
}
