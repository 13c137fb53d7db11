import type { CalendarDate } from '../shared/calendar-date.ts';

/** The decisions on one answer of a request that the shop knows. */
export const RECORD_STATES = ['pending', 'approved', 'declined', 'disregarded'] as const;

/** The states of a fund request that the shop knows. */
export const FUND_REQUEST_STATES = [...RECORD_STATES, 'approved_partly'] as const;

/** The state of a fund request; `unknown` for one that is newer than the shop: neither in progress nor decided. */
export type FundRequestState = (typeof FUND_REQUEST_STATES)[number] | 'unknown';

/** The decision on one answer of a request. */
export interface RequestRecordState {
  readonly criterionId: string | null;
  readonly state: (typeof RECORD_STATES)[number] | 'unknown';
}

/** A request of the resident. */
export interface OwnFundRequest {
  readonly id: string;
  readonly fundId: string;
  readonly state: FundRequestState;
  /** What the platform calls the state, shown when it is unknown; null when it sends no name. */
  readonly stateLabel: string | null;
  readonly records: readonly RequestRecordState[];
  /** The day on which it was sent. */
  readonly createdOn: CalendarDate;
}
