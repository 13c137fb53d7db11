import type { ReadOptions } from '../shared/cancel-signal.ts';
import { fourAtATime } from '../shared/four-at-a-time.ts';
import type { PendingReimbursements } from './pending-reimbursements.port.ts';
import { isBudget } from './voucher-rules.ts';
import { lacksTransactions, withPending } from './timeline.ts';
import type { Voucher } from './voucher.ts';
import type { Vouchers } from './vouchers.port.ts';

/** The vouchers of a list, and the pending reimbursements, which are one read for all vouchers. */
export interface CompleteVouchersInput extends ReadOptions {
  readonly vouchers: readonly Voucher[];
  readonly pending: ReturnType<PendingReimbursements['list']>;
}

/**
 * Reads the transactions of a few vouchers from a list, and adds the pending reimbursements, for what was given first: a list
 * leaves both out. A read that fails leaves its vouchers as they are.
 */
export class CompleteVouchers {
  readonly #vouchers: Pick<Vouchers, 'read'>;

  constructor(vouchers: Pick<Vouchers, 'read'>) {
    this.#vouchers = vouchers;
  }

  async run({ vouchers, pending, ...options }: CompleteVouchersInput): Promise<readonly Voucher[]> {
    const whole = await fourAtATime(vouchers, (voucher) => this.#complete(voucher, options));
    const read = await pending;
    return read.ok ? whole.map((voucher) => withPending(voucher, read.value)) : whole;
  }

  async #complete(voucher: Voucher, options: ReadOptions): Promise<Voucher> {
    if (!isBudget(voucher) || !lacksTransactions(voucher)) return voucher;
    const read = await this.#vouchers.read(voucher.address, options);
    return read.ok ? read.value : voucher;
  }
}
