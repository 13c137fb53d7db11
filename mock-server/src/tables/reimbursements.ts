import type { Cents, Instant, Row } from './row.ts';

/** A reimbursement: the resident paid and asks the money back. Only a draft may miss fields. */
export type ReimbursementRow = Row & {
  readonly code: string;
  readonly voucher_id: number;
  readonly state: 'draft' | 'pending' | 'approved' | 'declined';
  readonly title: string | null;
  readonly description: string | null;
  readonly amount: Cents | null;
  readonly email: string | null;
  readonly iban: string | null;
  readonly iban_name: string | null;
  readonly file_uids: readonly string[];
  /** Why the sponsor declined. */
  readonly reason: string | null;
  readonly employee_id: number | null;
  readonly submitted_at: Instant | null;
  readonly resolved_at: Instant | null;
  readonly created_at: Instant;
};
