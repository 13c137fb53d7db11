import type { Files } from '@stadstegoed/core/files/files.port.ts';
import type { AccountNumbers } from '@stadstegoed/core/reimbursements/account-numbers.port.ts';
import type { ClaimReimbursement } from '@stadstegoed/core/reimbursements/claim-reimbursement.ts';
import type { Reimbursements } from '@stadstegoed/core/reimbursements/reimbursements.port.ts';
import type { SaveReimbursementDraft } from '@stadstegoed/core/reimbursements/save-reimbursement-draft.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import type { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import type { PrivateDrafts } from '../../support/private-drafts.ts';

/** The reads of the screens: reimbursements, vouchers and files. */
export interface ReimbursementReads {
  readonly reimbursements: Pick<Reimbursements, 'list' | 'read'>;
  readonly vouchers: Pick<Vouchers, 'list'>;
  readonly files: Files;
}
export const ReimbursementReads = portToken<ReimbursementReads>('ReimbursementReads');

/** What the form needs to send and to store a reimbursement. */
export interface ReimbursementForms {
  readonly claim: Pick<ClaimReimbursement, 'run'>;
  readonly save: Pick<SaveReimbursementDraft, 'run'>;
  readonly accounts: AccountNumbers;
  readonly drafts: PrivateDrafts;
}
export const ReimbursementForms = portToken<ReimbursementForms>('ReimbursementForms');
