import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import { isComplete, toFields, type ReimbursementInput } from './reimbursement-rules.ts';
import type { Reimbursement } from './reimbursement.ts';
import type { Reimbursements } from './reimbursements.port.ts';
import { sendOnce } from './send-once.ts';

/** Submits a reimbursement: new, or a draft that becomes pending (RB-018). Never makes two of one. */
export class ClaimReimbursement {
  readonly #reimbursements: Pick<Reimbursements, 'listAll' | 'read' | 'create' | 'update'>;

  constructor(reimbursements: Pick<Reimbursements, 'listAll' | 'read' | 'create' | 'update'>) {
    this.#reimbursements = reimbursements;
  }

  async run(input: ReimbursementInput): Promise<Result<Reimbursement, Refusal<'incomplete'> | Failure>> {
    const { id, answers, facts, earlier } = input;
    const fields = toFields(answers, facts);
    if (fields === null || !isComplete(answers, facts)) return err(refusal('incomplete'));
    return sendOnce(this.#reimbursements, { id, fields, state: 'pending', earlier });
  }
}
