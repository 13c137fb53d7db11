import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { lastDay } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** The days on the printed sheet of a card. */
@injectable()
export class PhysicalCardPrintViewModel implements ViewModel {
  readonly #clock: Clock;

  constructor(@inject(Clock) clock: Clock) {
    this.#clock = clock;
  }

  start(): void {
    // Nothing to load.
  }

  stop(): void {
    // Nothing to stop.
  }

  daysOf(voucher: Voucher): { readonly lastDay: CalendarDate; readonly today: CalendarDate } {
    return { lastDay: lastDay(voucher), today: dayOf(this.#clock.now()) };
  }
}
