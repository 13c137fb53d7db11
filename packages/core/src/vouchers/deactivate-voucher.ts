import type { Failure } from '../shared/failure.ts';
import { err, type Result } from '../shared/result.ts';
import {
  deactivationNote,
  deactivationProblem,
  type DeactivationChoice,
  type DeactivationProblem,
} from './deactivation.ts';
import type { Voucher } from './voucher.ts';
import { mayDeactivate } from './voucher-actions.ts';
import type { Vouchers } from './vouchers.port.ts';

/** The no to ending a voucher: the choice is not complete, the voucher cannot be ended, or the world's no. */
export type DeactivateVoucherError =
  | { readonly kind: 'problem'; readonly problem: DeactivationProblem }
  | { readonly kind: 'not_allowed' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Ends a voucher for good; only the municipality can bring it back (1 §4, voucher deactivation). */
export class DeactivateVoucher {
  readonly #vouchers: Pick<Vouchers, 'deactivate'>;

  constructor(vouchers: Pick<Vouchers, 'deactivate'>) {
    this.#vouchers = vouchers;
  }

  async run(voucher: Voucher, choice: DeactivationChoice): Promise<Result<Voucher, DeactivateVoucherError>> {
    if (!mayDeactivate(voucher)) return err({ kind: 'not_allowed' });
    const problem = deactivationProblem(choice);
    if (choice.reason === null || problem !== null) {
      return err({ kind: 'problem', problem: problem ?? 'reason_required' });
    }
    const ended = await this.#vouchers.deactivate(voucher.address, deactivationNote(choice.reason, choice.note));
    return ended.ok ? ended : err({ kind: 'failed', failure: ended.error });
  }
}
