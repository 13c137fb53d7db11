import { isUncertain, type Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { isOpen, type Reimbursement } from './reimbursement.ts';
import type { Reimbursements } from './reimbursements.port.ts';

/** Cancels a draft or a pending reimbursement, which deletes it (reading 18). */
export class CancelReimbursement {
  readonly #reimbursements: Pick<Reimbursements, 'cancel' | 'read'>;

  constructor(reimbursements: Pick<Reimbursements, 'cancel' | 'read'>) {
    this.#reimbursements = reimbursements;
  }

  /** One that is gone already counts as cancelled; after a lost answer it is looked up. */
  async run(reimbursement: Pick<Reimbursement, 'id' | 'state'>): Promise<Result<void, Refusal<'decided'> | Failure>> {
    if (!isOpen(reimbursement)) return err(refusal('decided'));
    const cancelled = await this.#reimbursements.cancel(reimbursement.id);
    if (cancelled.ok || cancelled.error.kind === 'not_found') return ok(undefined);
    if (!isUncertain(cancelled.error)) return cancelled;
    const found = await this.#reimbursements.read(reimbursement.id);
    return !found.ok && found.error.kind === 'not_found' ? ok(undefined) : cancelled;
  }
}
