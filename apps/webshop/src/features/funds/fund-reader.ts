import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { FundChoice, FundFilter, Funds } from '@stadstegoed/core/funds/funds.port.ts';
import type { CancelSignal } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { completeItems, type Page, type WholeList } from '@stadstegoed/core/shared/page.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import type { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Session } from '../../lib/app/session.ts';
import type { Viewer } from './fund-action.ts';

/**
 * Reads funds and the resident's vouchers: without vouchers a fund would offer one that the resident has. The two fail
 * separately, so that funds are shown when vouchers cannot be read. A visitor has no vouchers.
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

  /** Who looks at the funds: decides which status and which action a fund shows. */
  get viewer(): Viewer {
    return { signedIn: this.signedIn, bsnKnown: this.#session.identity?.bsn === true };
  }

  /** A page of funds. */
  list(filter: FundFilter, signal: CancelSignal): Promise<Result<Page<Fund>, Failure>> {
    return this.#funds.list(filter, { signal });
  }

  /** All funds of a choice. */
  listAll(choice: FundChoice, signal: CancelSignal): Promise<Result<WholeList<Fund>, Failure>> {
    return this.#funds.listAll(choice, { signal });
  }

  /** One fund (`not_found` when there is none with this id). */
  read(id: string, signal: CancelSignal): Promise<Result<Fund, Failure>> {
    return this.#funds.read(id, { signal });
  }

  /** The resident's active vouchers; none for a visitor. */
  vouchers(signal: CancelSignal): Promise<Result<WholeList<Voucher>, Failure>> {
    return this.#vouchers.run({ signedIn: this.signedIn, filter: { archived: false }, signal });
  }

  /** All of the active vouchers: they decide the status and the action of each fund, so none may be missing. */
  async allVouchers(signal: CancelSignal): Promise<Result<readonly Voucher[], Failure>> {
    return completeItems(await this.vouchers(signal));
  }
}
