import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import { mayGiveBack } from './voucher-actions.ts';
import type { Voucher } from './voucher.ts';
import { withVoucherEnd } from './voucher-end.ts';
import type { Vouchers } from './vouchers.port.ts';

/** Returns the product of a voucher; its price goes back to the voucher that paid for it. */
export class GiveProductBack {
  readonly #vouchers: Pick<Vouchers, 'giveBack' | 'read'>;

  constructor(vouchers: Pick<Vouchers, 'giveBack' | 'read'>) {
    this.#vouchers = vouchers;
  }

  async run(voucher: Voucher): Promise<Result<void, Refusal<'not_allowed'> | Failure>> {
    if (!mayGiveBack(voucher)) return err(refusal('not_allowed'));
    return withVoucherEnd(this.#vouchers, voucher, await this.#vouchers.giveBack(voucher.address));
  }
}
