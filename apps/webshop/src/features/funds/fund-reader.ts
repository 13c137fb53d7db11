import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { FundFilter, Funds, FundsPage } from '@stadstegoed/core/funds/funds.port.ts';
import type { CancelSignal } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { ok, type Result } from '@stadstegoed/core/shared/result.ts';
import type { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Session } from '../../support/session.ts';

/** A page of funds with the resident's vouchers, by which each fund gets its status and its button. */
export interface FundsView {
  readonly page: FundsPage;
  readonly vouchers: readonly Voucher[];
}

/** One fund with the resident's vouchers. */
export interface FundView {
  readonly fund: Fund;
  readonly vouchers: readonly Voucher[];
}

/**
 * Reads funds together with the vouchers of who looks: a fund without them would offer what one has already. A visitor
 * has no vouchers (1 §6).
 */
export class FundReader {
  readonly #funds: Funds;
  readonly #vouchers: ListVouchers;
  readonly #session: Session;

  constructor(funds: Funds, vouchers: ListVouchers, session: Session) {
    this.#funds = funds;
    this.#vouchers = vouchers;
    this.#session = session;
  }

  get signedIn(): boolean {
    return this.#session.isSignedIn;
  }

  /** A page of funds, or the first failure of the two reads. */
  async list(filter: FundFilter, signal: CancelSignal): Promise<Result<FundsView, Failure>> {
    const [page, vouchers] = await Promise.all([this.#funds.list(filter, { signal }), this.#usable(signal)]);
    if (!page.ok) return page;
    return vouchers.ok ? ok({ page: page.value, vouchers: vouchers.value }) : vouchers;
  }

  /** One fund, or the first failure of the two reads. */
  async read(id: string, signal: CancelSignal): Promise<Result<FundView, Failure>> {
    const [fund, vouchers] = await Promise.all([this.#funds.read(id, { signal }), this.#usable(signal)]);
    if (!fund.ok) return fund;
    return vouchers.ok ? ok({ fund: fund.value, vouchers: vouchers.value }) : vouchers;
  }

  async #usable(signal: CancelSignal): Promise<Result<readonly Voucher[], Failure>> {
    const page = await this.#vouchers.run({ signedIn: this.signedIn, filter: { archived: false }, signal });
    return page.ok ? ok(page.value.items) : page;
  }
}
