import type { Failure } from '../shared/failure.ts';
import { err, type Result } from '../shared/result.ts';
import type { Voucher } from './voucher.ts';
import { mayGiveBack } from './voucher-actions.ts';
import type { Vouchers } from './vouchers.port.ts';

/** The no to giving an offer back. */
export type GiveBackVoucherError =
  | { readonly kind: 'not_allowed' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Gives a bought offer back for its money (1 §7, DELETE on a voucher). */
export class GiveBackVoucher {
  readonly #vouchers: Pick<Vouchers, 'giveBack'>;

  constructor(vouchers: Pick<Vouchers, 'giveBack'>) {
    this.#vouchers = vouchers;
  }

  async run(voucher: Voucher): Promise<Result<void, GiveBackVoucherError>> {
    if (!mayGiveBack(voucher)) return err({ kind: 'not_allowed' });
    const given = await this.#vouchers.giveBack(voucher.address);
    return given.ok ? given : err({ kind: 'failed', failure: given.error });
  }
}
