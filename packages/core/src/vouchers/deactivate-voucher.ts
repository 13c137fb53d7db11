import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import {
  deactivationNote,
  deactivationProblem,
  type DeactivationChoice,
  type DeactivationProblem,
} from './deactivation.ts';
import type { Voucher } from './voucher.ts';
import { withVoucherEnd } from './voucher-end.ts';
import { mayDeactivate } from './voucher-actions.ts';
import type { Vouchers } from './vouchers.port.ts';

/** Why a voucher is not deactivated: not allowed, or the reason is incomplete. */
export type DeactivationRefusal = 'not_allowed' | DeactivationProblem;

/** Deactivates a voucher; only the municipality can reactivate it. */
export class DeactivateVoucher {
  readonly #vouchers: Pick<Vouchers, 'deactivate' | 'read'>;

  constructor(vouchers: Pick<Vouchers, 'deactivate' | 'read'>) {
    this.#vouchers = vouchers;
  }

  async run(
    voucher: Voucher,
    choice: DeactivationChoice,
  ): Promise<Result<Voucher, Refusal<DeactivationRefusal> | Failure>> {
    if (!mayDeactivate(voucher)) return err(refusal('not_allowed'));
    const problem = deactivationProblem(choice);
    if (choice.reason === null || problem !== null) return err(refusal(problem ?? 'reason_required'));
    return withVoucherEnd(
      this.#vouchers,
      voucher,
      await this.#vouchers.deactivate(voucher.address, deactivationNote(choice.reason, choice.note)),
    );
  }
}
