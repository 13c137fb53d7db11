import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { singlePage, type WholeList } from '../shared/page.ts';
import { ok, type Result } from '../shared/result.ts';
import type { Voucher } from './voucher.ts';
import type { VoucherFilter, Vouchers } from './vouchers.port.ts';

/** The filter, and whether the resident is signed in. */
export interface ListVouchersInput extends ReadOptions {
  readonly signedIn: boolean;
  readonly filter: VoucherFilter;
}

/** Lists vouchers; returns an empty list for a visitor without a request (VO-019). */
export class ListVouchers {
  readonly #vouchers: Pick<Vouchers, 'list'>;

  readonly #onActive: (vouchers: WholeList<Voucher>) => void;

  /** `onActive` receives every list of active vouchers, for example to update a total. */
  constructor(vouchers: Pick<Vouchers, 'list'>, onActive: (vouchers: WholeList<Voucher>) => void = () => undefined) {
    this.#vouchers = vouchers;
    this.#onActive = onActive;
  }

  async run({ signedIn, filter, signal }: ListVouchersInput): Promise<Result<WholeList<Voucher>, Failure>> {
    if (!signedIn) return ok(singlePage([]));
    const page = await this.#vouchers.list(filter, signal ? { signal } : {});
    if (page.ok && filter.archived !== true) this.#onActive(page.value);
    return page;
  }
}
