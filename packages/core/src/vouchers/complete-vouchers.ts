import type { ReadOptions } from '../shared/cancel-signal.ts';
import { budgetLeft } from './voucher-rules.ts';
import type { Voucher } from './voucher.ts';
import type { Vouchers } from './vouchers.port.ts';

/**
 * Reads the transactions of a few vouchers from a list, for what was given first: a list leaves transactions out. A read
 * that fails leaves its voucher as it is.
 */
export class CompleteVouchers {
  readonly #vouchers: Pick<Vouchers, 'read'>;

  constructor(vouchers: Pick<Vouchers, 'read'>) {
    this.#vouchers = vouchers;
  }

  async run(vouchers: readonly Voucher[], options: ReadOptions = {}): Promise<readonly Voucher[]> {
    return Promise.all(
      vouchers.map(async (voucher) => {
        if (!lacksTransactions(voucher)) return voucher;
        const read = await this.#vouchers.read(voucher.address, options);
        return read.ok ? read.value : voucher;
      }),
    );
  }
}

function lacksTransactions(voucher: Voucher): boolean {
  return voucher.type === 'regular' && voucher.fund.type === 'budget' && budgetLeft(voucher) === null;
}
