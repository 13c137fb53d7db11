import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { singlePage, type Page } from '../shared/page.ts';
import { ok, type Result } from '../shared/result.ts';
import type { Voucher } from './voucher.ts';
import type { VoucherFilter, Vouchers } from './vouchers.port.ts';

/** The filter, and whether the resident is signed in. */
export interface ListVouchersInput extends ReadOptions {
  readonly signedIn: boolean;
  readonly filter: VoucherFilter;
}

/** Lists vouchers; returns an empty list for a visitor without a request (1 §6). */
export class ListVouchers {
  readonly #vouchers: Pick<Vouchers, 'list'>;

  constructor(vouchers: Pick<Vouchers, 'list'>) {
    this.#vouchers = vouchers;
  }

  async run({ signedIn, filter, signal }: ListVouchersInput): Promise<Result<Page<Voucher>, Failure>> {
    if (!signedIn) return ok(singlePage([]));
    return this.#vouchers.list(filter, signal ? { signal } : {});
  }
}
