import type { ViewerVouchers } from '@stadstegoed/core/products/what-you-pay.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { completeItems } from '@stadstegoed/core/shared/page.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { inject, injectable } from '../view-model/inject.ts';
import { Session } from '../app/session.ts';
import { Load } from './load.ts';

/**
 * The active vouchers of a resident, which decide what funds and offers are to her; a visitor has none. They are read and fail
 * apart from what they are shown with, and fail when one of them is unreadable: it may be the one that decides.
 */
@injectable()
export class OwnVouchers {
  readonly all = new Load<readonly Voucher[]>();
  readonly #list: ListVouchers;
  readonly #session: Session;
  readonly #clock: Clock;

  constructor(
    @inject(ListVouchers) list: ListVouchers,
    @inject(Session) session: Session,
    @inject(Clock) clock: Clock,
  ) {
    this.#list = list;
    this.#session = session;
    this.#clock = clock;
  }

  /** Who looks at offers, and on which day. A visitor has no vouchers, which is not the same as an empty list. */
  get viewer(): { readonly vouchers: ViewerVouchers; readonly today: CalendarDate } {
    const { value, isFirstLoad } = this.all;
    const vouchers = isFirstLoad ? 'reading' : value;
    return { vouchers: this.#session.isSignedIn ? vouchers : null, today: dayOf(this.#clock.now()) };
  }

  /** Reads them again; `regular` leaves out those of a product, which pay for nothing else. */
  load(type?: 'regular'): void {
    const filter = type === undefined ? { archived: false } : { archived: false, type };
    void this.all.load(async (signal) =>
      completeItems(await this.#list.run({ signedIn: this.#session.isSignedIn, filter, signal })),
    );
  }

  stop(): void {
    this.all.stop();
  }
}
