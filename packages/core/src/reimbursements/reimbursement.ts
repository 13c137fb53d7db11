import type { StoredFile } from '../files/stored-file.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Money } from '../shared/money.ts';
import type { Picture } from '../shared/picture.ts';

/** The states of a reimbursement at the platform that the shop knows (reading 18). */
export const REIMBURSEMENT_STATES = ['draft', 'pending', 'approved', 'declined'] as const;

/** A state that the shop knows, and the platform can filter by. */
export type KnownReimbursementState = (typeof REIMBURSEMENT_STATES)[number];

/** The state of a reimbursement; `unknown` for one that is newer than the shop, with which nothing can be done. */
export type ReimbursementState = KnownReimbursementState | 'unknown';

/** The state in which the shop stores a reimbursement: kept as a draft, or submitted. */
export type StoredAs = 'draft' | 'pending';

export interface ReimbursementFund {
  readonly id: string;
  readonly name: string;
  readonly logo: Picture | null;
  readonly organizationName: string;
}

/** Money that a resident paid and claims back. Only in a draft the text fields and the amount can be null. */
export interface Reimbursement {
  readonly id: string;
  /** The number that the resident can mention to the municipality. */
  readonly code: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly amount: Money | null;
  readonly email: string | null;
  readonly iban: string | null;
  readonly ibanName: string | null;
  readonly voucherId: string;
  readonly state: ReimbursementState;
  /** What the platform calls the state, shown when it is unknown; null when it sends no name. */
  readonly stateLabel: string | null;
  /** Why the sponsor declined it; null when it sent no reason. */
  readonly reason: string | null;
  /** The voucher expired before a decision. */
  readonly expired: boolean;
  /** The voucher was deactivated before a decision. */
  readonly deactivated: boolean;
  readonly fund: ReimbursementFund;
  readonly files: readonly StoredFile[];
  readonly createdOn: CalendarDate;
  /** Null for a draft. */
  readonly submittedOn: CalendarDate | null;
  /** Null before the decision. */
  readonly resolvedOn: CalendarDate | null;
  /** The last day of its voucher; null after the decision. */
  readonly expireOn: CalendarDate | null;
}

/** The situation of a reimbursement for the resident: its state, unless its voucher ended before a decision. */
export type ReimbursementSituation = ReimbursementState | 'expired' | 'stopped';

export function situationOf(
  reimbursement: Pick<Reimbursement, 'state' | 'expired' | 'deactivated'>,
): ReimbursementSituation {
  if (!isOpen(reimbursement)) return reimbursement.state;
  if (reimbursement.expired) return 'expired';
  return reimbursement.deactivated ? 'stopped' : reimbursement.state;
}

/** Whether the sponsor has not decided yet. Only then it can be cancelled (reading 18). */
export function isOpen({ state }: Pick<Reimbursement, 'state'>): boolean {
  return state === 'draft' || state === 'pending';
}

/** Whether the resident can still change and submit it. */
export function isEditable(reimbursement: Pick<Reimbursement, 'state' | 'expired' | 'deactivated'>): boolean {
  return situationOf(reimbursement) === 'draft';
}
