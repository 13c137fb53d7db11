import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, mapResult, type Result } from '../shared/result.ts';
import { toDraftFields, type DraftFields, type ReimbursementInput } from './reimbursement-rules.ts';
import type { Reimbursement } from './reimbursement.ts';
import type { Reimbursements } from './reimbursements.port.ts';
import { sendOnce } from './send-once.ts';

/** A draft that was stored, and what of the answers was not. */
export interface SavedDraft extends Omit<DraftFields, 'fields'> {
  readonly reimbursement: Reimbursement;
}

/** Saves a draft, which needs only a voucher (reading 18). Leaves out what the platform would refuse. */
export class SaveReimbursementDraft {
  readonly #reimbursements: Pick<Reimbursements, 'listAll' | 'read' | 'create' | 'update'>;

  constructor(reimbursements: Pick<Reimbursements, 'listAll' | 'read' | 'create' | 'update'>) {
    this.#reimbursements = reimbursements;
  }

  async run(input: ReimbursementInput): Promise<Result<SavedDraft, Refusal<'no_voucher'> | Failure>> {
    const { id, answers, facts, earlier } = input;
    const { fields, ...kept } = toDraftFields(answers, facts);
    if (fields === null) return err(refusal('no_voucher'));
    const saved = await sendOnce(this.#reimbursements, { id, fields, state: 'draft', earlier });
    return mapResult(saved, (reimbursement) => ({ reimbursement, ...kept }));
  }
}
