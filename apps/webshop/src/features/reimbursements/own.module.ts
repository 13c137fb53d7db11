import { ContainerModule } from 'inversify';
import { AccountNumbers } from '@stadstegoed/core/reimbursements/account-numbers.port.ts';
import { CancelReimbursement } from '@stadstegoed/core/reimbursements/cancel-reimbursement.ts';
import { ClaimReimbursement } from '@stadstegoed/core/reimbursements/claim-reimbursement.ts';
import { ExplainReimbursementRefusal } from '@stadstegoed/core/reimbursements/explain-reimbursement-refusal.ts';
import { ReadReimbursementContext } from '@stadstegoed/core/reimbursements/read-reimbursement-context.ts';
import { Reimbursements } from '@stadstegoed/core/reimbursements/reimbursements.port.ts';
import { SaveReimbursementDraft } from '@stadstegoed/core/reimbursements/save-reimbursement-draft.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { Session } from '../../lib/app/session.ts';
import { IbanAccountNumbers } from './iban-account-numbers.ts';

/** Bindings for filling in, sending and cancelling a reimbursement. */
export const own = new ContainerModule(({ bind }) => {
  bind(AccountNumbers)
    .toResolvedValue(() => new IbanAccountNumbers(), [])
    .inSingletonScope();
  bind(ReadReimbursementContext)
    .toResolvedValue(
      (vouchers, reimbursements, session) => new ReadReimbursementContext({ vouchers, reimbursements, session }),
      [Vouchers, Reimbursements, Session],
    )
    .inSingletonScope();
  bind(ExplainReimbursementRefusal)
    .toResolvedValue(
      (vouchers, reimbursements) => new ExplainReimbursementRefusal({ vouchers, reimbursements }),
      [Vouchers, Reimbursements],
    )
    .inSingletonScope();
  bind(CancelReimbursement)
    .toResolvedValue((reimbursements) => new CancelReimbursement(reimbursements), [Reimbursements])
    .inSingletonScope();
  bind(ClaimReimbursement)
    .toResolvedValue((reimbursements) => new ClaimReimbursement(reimbursements), [Reimbursements])
    .inSingletonScope();
  bind(SaveReimbursementDraft)
    .toResolvedValue((reimbursements) => new SaveReimbursementDraft(reimbursements), [Reimbursements])
    .inSingletonScope();
});
