import { isRunning } from '@stadstegoed/core/reservations/reservation-rules.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { voucherOfReservation } from '@stadstegoed/core/reservations/reservation-voucher.ts';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import type { Page, WholeList } from '@stadstegoed/core/shared/page.ts';
import type { Picture } from '@stadstegoed/core/shared/picture.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { Navigation } from '../../lib/app/app-ports.ts';
import { Session } from '../../lib/app/session.ts';
import { List } from '../../lib/list/list.ts';
import { Load } from '../../lib/load/load.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { RESERVATIONS_QUERY, toReservationFilter, type ReservationsQuery } from './reservations-query.ts';

/** The query of the address and the language, whose change reads the list again. */
export interface ReservationsParams {
  readonly asked: Partial<ReservationsQuery>;
  readonly language: Language;
}

/** The group of a reservation in the list; an unknown state may or may not be running. */
export type ReservationGroup = 'running' | 'unknown' | 'past';

function groupOf(reservation: Reservation, today: CalendarDate): ReservationGroup {
  if (reservation.state === 'unknown') return 'unknown';
  return isRunning(reservation, today) ? 'running' : 'past';
}

/** The resident's reservations. */
@injectable()
export class ReservationsViewModel implements ViewModel<ReservationsParams> {
  readonly list: List<ReservationsQuery, Page<Reservation>>;
  /** All vouchers of the resident, for the colours of their funds; the list does without. */
  readonly vouchers = new Load<WholeList<Voucher>>();
  readonly #listVouchers: ListVouchers;
  readonly #session: Session;
  readonly #dialogs: Dialogs;
  readonly #clock: Clock;

  constructor(
    @inject(Reservations) reservations: Reservations,
    @inject(ListVouchers) listVouchers: ListVouchers,
    @inject(Session) session: Session,
    @inject(Navigation) navigation: Navigation,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(Clock) clock: Clock,
  ) {
    this.#listVouchers = listVouchers;
    this.#session = session;
    this.#dialogs = dialogs;
    this.#clock = clock;
    this.list = new List<ReservationsQuery, Page<Reservation>>({
      screen: 'reservations',
      codec: RESERVATIONS_QUERY,
      navigation,
      clock,
      read: (query, signal) => reservations.list(toReservationFilter(query), { signal }),
      lastPageOf: ({ lastPage }) => lastPage,
    });
    // A computed value would keep the day of its first read.
    makeAutoObservable(this, { list: false, vouchers: false, today: false, now: false }, { autoBind: true });
  }

  /** The picture of a fund, from a voucher of it; null without one. */
  fundLogo(fundId: string): Picture | null {
    return this.vouchers.value?.items.find((voucher) => voucher.fundId === fundId)?.fund.logo ?? null;
  }

  /** The voucher that pays a reservation; null when that is unknown. */
  voucherOf(reservation: Reservation): Voucher | null {
    return voucherOfReservation(reservation, this.vouchers.value?.items ?? []);
  }

  get now(): Instant {
    return this.#clock.now();
  }

  get today(): CalendarDate {
    return dayOf(this.now);
  }

  /** The reservations of the page that belong to a group: first those with which something can be done, then those that wait. */
  inGroup({ items }: Page<Reservation>, group: ReservationGroup): readonly Reservation[] {
    return items
      .filter((reservation) => groupOf(reservation, this.today) === group)
      .sort((one, other) => Number(one.state === 'pending') - Number(other.state === 'pending'));
  }

  start({ asked }: ReservationsParams): void {
    this.list.start(asked);
    void this.#loadVouchers();
  }

  stop(): void {
    this.list.stop();
    this.vouchers.stop();
  }

  openCancel(reservation: Reservation): void {
    const fundLogo = this.fundLogo(reservation.fund.id);
    this.#dialogs.open('reserve-cancel', {
      reservation,
      fundLogo,
      voucher: this.voucherOf(reservation),
      onChanged: this.take,
    });
  }

  /** Shows a changed reservation at once, and reads the list and the vouchers again: their balances changed with it. */
  take(now: Reservation): void {
    void this.#loadVouchers();
    const page = this.list.results.value;
    if (page === null) return;
    this.list.results.set({ ...page, items: page.items.map((one) => (one.id === now.id ? now : one)) });
    void this.list.reload();
  }

  #loadVouchers(): Promise<void> {
    return this.vouchers.load((signal) =>
      this.#listVouchers.run({ signedIn: this.#session.isSignedIn, filter: {}, signal }),
    );
  }
}
