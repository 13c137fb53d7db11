import { Files } from '@stadstegoed/core/files/files.port.ts';
import { AccountNumbers } from '@stadstegoed/core/reimbursements/account-numbers.port.ts';
import { CancelReimbursement } from '@stadstegoed/core/reimbursements/cancel-reimbursement.ts';
import { ClaimReimbursement } from '@stadstegoed/core/reimbursements/claim-reimbursement.ts';
import { Reimbursements } from '@stadstegoed/core/reimbursements/reimbursements.port.ts';
import { SaveReimbursementDraft } from '@stadstegoed/core/reimbursements/save-reimbursement-draft.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { HttpReimbursements } from '@stadstegoed/http/reimbursements/http-reimbursements.ts';
import { bindPrivateDrafts } from '../../platform/bind-private-drafts.ts';
import { Client } from '../../platform/client.ts';
import type { Bindings } from '../../support/bindings.ts';
import { PrivateDrafts } from '../../support/private-drafts.ts';
import { IbanAccountNumbers } from './iban-account-numbers.ts';
import { ReimbursementForms, ReimbursementReads } from './reimbursement-services.ts';

/** Bindings for reading, sending and cancelling reimbursements, and for the drafts on this device. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(Reimbursements, { dependencies: [Client], make: (client) => new HttpReimbursements(client) });
  bindings.bind(AccountNumbers, { dependencies: [], make: () => new IbanAccountNumbers() });
  bindings.bindClass(CancelReimbursement, [Reimbursements]);
  bindPrivateDrafts(bindings);
  bindings.bind(ReimbursementReads, {
    dependencies: [Reimbursements, Vouchers, Files],
    make: (reimbursements, vouchers, files) => ({ reimbursements, vouchers, files }),
  });
  bindings.bind(ReimbursementForms, {
    dependencies: [Reimbursements, AccountNumbers, PrivateDrafts],
    make: (reimbursements, accounts, drafts) => ({
      claim: new ClaimReimbursement(reimbursements),
      save: new SaveReimbursementDraft(reimbursements),
      accounts,
      drafts,
    }),
  });
}
