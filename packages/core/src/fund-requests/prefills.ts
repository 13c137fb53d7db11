import type { CalendarDate } from '../shared/calendar-date.ts';

/** Somebody in the household of the resident. The shop never reads the BSN. */
export interface Relative {
  readonly name: string;
  readonly birthDate: CalendarDate | null;
}

/** Who lives with the resident, as the population register has it. */
export interface Household {
  readonly partner: Relative | null;
  readonly children: readonly Relative[];
}

/** What the population register fills in for a request. */
export interface Prefills extends Household {
  /** The answers by the key of the record type. */
  readonly answers: Readonly<Record<string, string>>;
}

/** Why the register does not fill in a request, or `prefill_changed`: it knows something else than when the request opened. */
export type PrefillRefusalCode =
  | 'prefill_not_found'
  | 'prefill_connection_error'
  | 'prefill_taken_by_partner'
  | 'prefill_not_filled_required_criteria'
  | 'prefill_changed'
  | 'bsn_record_is_mandatory';
