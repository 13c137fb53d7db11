import type { CalendarDate } from '../shared/calendar-date.ts';

/** A validator's confirmation of a record. The platform sends only approvals with a record. */
export interface RecordValidation {
  readonly id: string;
  readonly state: 'approved';
  /** The identity of the validator. */
  readonly identityAddress: string;
  /** The organisation for which the validator confirmed; null for a person without one. */
  readonly organization: { readonly id: string; readonly name: string | null } | null;
  /** The e-mail address of a validator without an organisation. */
  readonly email: string | null;
  readonly createdOn: CalendarDate;
  /** The day of the activation code when the value came with one, else that of the confirmation. */
  readonly validatedOn: CalendarDate;
}

/** A fact about a resident. Its value never changes: a new record takes its place. */
export interface PersonalRecord {
  readonly id: string;
  readonly typeKey: string;
  /** The name of its type in the language of the request. */
  readonly name: string;
  readonly value: string;
  /** The value as a resident reads it. */
  readonly valueLocale: string;
  readonly order: number;
  /** The category of the resident; null for none. */
  readonly categoryId: string | null;
  /** Approvals only, newest first. */
  readonly validations: readonly RecordValidation[];
}

/** A kind of record that a resident can add. */
export interface RecordType {
  readonly key: string;
  readonly name: string;
}

/** A group in which a resident keeps records. */
export interface RecordCategory {
  readonly id: string;
  readonly name: string;
  readonly order: number;
}

export interface NewRecord {
  readonly typeKey: string;
  readonly value: string;
}
