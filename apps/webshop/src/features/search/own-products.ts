import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { completeItems } from '@stadstegoed/core/shared/page.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { inject, injectable } from '../../lib/app/inject.ts';
import { Load } from '../../lib/load/load.ts';
import { viewerVouchers } from '../../lib/load/viewer-vouchers.ts';
import { Session } from '../../lib/app/session.ts';
import { Bookmarks } from '../products/bookmarks.ts';

/** What offers are to this resident: bookmarked or not, and paid with which vouchers. Without vouchers they have their price only. */
@injectable()
export class OwnProducts {
  readonly bookmarks: Bookmarks;
  readonly vouchers = new Load<readonly Voucher[]>();
  readonly #list: ListVouchers;
  readonly #session: Session;
  readonly #clock: Clock;

  constructor(
    @inject(Bookmarks) bookmarks: Bookmarks,
    @inject(ListVouchers) list: ListVouchers,
    @inject(Session) session: Session,
    @inject(Clock) clock: Clock,
  ) {
    this.bookmarks = bookmarks;
    this.#list = list;
    this.#session = session;
    this.#clock = clock;
  }

  /** Who looks at the offers, and when. */
  get viewer() {
    return { vouchers: viewerVouchers(this.#session.isSignedIn, this.vouchers), today: dayOf(this.#clock.now()) };
  }

  load(): void {
    void this.vouchers.load(async (signal) => {
      const filter = { archived: false, type: 'regular' } as const;
      return completeItems(await this.#list.run({ signedIn: this.#session.isSignedIn, filter, signal }));
    });
  }

  stop(): void {
    this.vouchers.stop();
  }
}
