import { ContainerModule } from 'inversify';
import { Files } from '@stadstegoed/core/files/files.port.ts';
import { AccountNumbers } from '@stadstegoed/core/reimbursements/account-numbers.port.ts';
import { CancelReimbursement } from '@stadstegoed/core/reimbursements/cancel-reimbursement.ts';
import { ClaimReimbursement } from '@stadstegoed/core/reimbursements/claim-reimbursement.ts';
import { Reimbursements } from '@stadstegoed/core/reimbursements/reimbursements.port.ts';
import { SaveReimbursementDraft } from '@stadstegoed/core/reimbursements/save-reimbursement-draft.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { HttpReimbursements } from '@stadstegoed/http/reimbursements/http-reimbursements.ts';
import { Client } from '../../platform/client.ts';
import { PrivateDrafts } from '../../support/private-drafts.ts';
import { IbanAccountNumbers } from './iban-account-numbers.ts';
import { ReimbursementForms, ReimbursementReads } from './reimbursement-services.ts';

/** Bindings for reading, sending and cancelling reimbursements, and for the drafts on this device. */
export const reimbursements = new ContainerModule(({ bind }) => {
  bind(Reimbursements)
    .toResolvedValue((client) => new HttpReimbursements(client), [Client])
    .inSingletonScope();
  bind(AccountNumbers)
    .toResolvedValue(() => new IbanAccountNumbers(), [])
    .inSingletonScope();
  bind(CancelReimbursement)
    .toResolvedValue((reimbursements) => new CancelReimbursement(reimbursements), [Reimbursements])
    .inSingletonScope();
  bind(ReimbursementReads)
    .toResolvedValue(
      (reimbursements, vouchers, files) => ({ reimbursements, vouchers, files }),
      [Reimbursements, Vouchers, Files],
    )
    .inSingletonScope();
  bind(ReimbursementForms)
    .toResolvedValue(
      (reimbursements, accounts, drafts) => ({
        claim: new ClaimReimbursement(reimbursements),
        save: new SaveReimbursementDraft(reimbursements),
        accounts,
        drafts,
      }),
      [Reimbursements, AccountNumbers, PrivateDrafts],
    )
    .inSingletonScope();
});
