import type { ReadOptions } from '../shared/cancel-signal.ts';
import { fourAtATime } from '../shared/four-at-a-time.ts';
import type { PendingReimbursements } from './pending-reimbursements.port.ts';
import { isBudget, lacksTransactions, withPending } from './voucher-rules.ts';
import type { Voucher } from './voucher.ts';
import type { Vouchers } from './vouchers.port.ts';

/**
 * Reads the transactions and the pending reimbursements of a few vouchers from a list, for what was given first: a list
 * leaves both out. A read that fails leaves its vouchers as they are.
 */
export class CompleteVouchers {
  readonly #vouchers: Pick<Vouchers, 'read'>;
  readonly #pending: PendingReimbursements;

  constructor(vouchers: Pick<Vouchers, 'read'>, pending: PendingReimbursements) {
    this.#vouchers = vouchers;
    this.#pending = pending;
  }

  async run(vouchers: readonly Voucher[], options: ReadOptions = {}): Promise<readonly Voucher[]> {
    if (!vouchers.some(isBudget)) return vouchers;
    const reads = fourAtATime(vouchers, (voucher) => this.#complete(voucher, options));
    const [whole, pending] = await Promise.all([reads, this.#pending.list(options)]);
    return pending.ok ? whole.map((voucher) => withPending(voucher, pending.value)) : whole;
  }

  async #complete(voucher: Voucher, options: ReadOptions): Promise<Voucher> {
    if (!isBudget(voucher) || !lacksTransactions(voucher)) return voucher;
    const read = await this.#vouchers.read(voucher.address, options);
    return read.ok ? read.value : voucher;
  }
}
