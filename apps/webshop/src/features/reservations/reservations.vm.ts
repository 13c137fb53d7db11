import { isRunning } from '@stadstegoed/core/reservations/reservation-rules.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import { makeAutoObservable } from 'mobx';
import { App } from '../../support/app.ts';
import { ListModel } from '../../support/list-model.ts';
import type { ViewModel } from '../../support/view-model.ts';
import { RESERVATIONS_QUERY, toReservationFilter, type ReservationsQuery } from './reservations-query.ts';

/** The query of the address and the language, whose change reads the list again. */
export interface ReservationsParams {
  readonly asked: Partial<ReservationsQuery>;
  readonly language: Language;
}

/** The resident's reservations (2 §2). */
export class ReservationsViewModel implements ViewModel<ReservationsParams> {
  static readonly dependencies = [Reservations, App] as const;
  readonly list: ListModel<ReservationsQuery, Page<Reservation>>;
  readonly #app: App;

  constructor(reservations: Reservations, app: App) {
    this.#app = app;
    this.list = new ListModel<ReservationsQuery, Page<Reservation>>({
      screen: 'reservations',
      codec: RESERVATIONS_QUERY,
      navigation: app.navigation,
      clock: app.clock,
      read: (query, signal) => reservations.list(toReservationFilter(query), { signal }),
      lastPageOf: ({ lastPage }) => lastPage,
    });
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  get today(): CalendarDate {
    return dayOf(this.#app.clock.now());
  }

  /** The reservations of the page in two groups: running and past. */
  groups(page: Page<Reservation>): { readonly running: readonly Reservation[]; readonly past: readonly Reservation[] } {
    const running = page.items.filter((reservation) => isRunning(reservation, this.today));
    return { running, past: page.items.filter((reservation) => !running.includes(reservation)) };
  }

  start({ asked }: ReservationsParams): void {
    this.list.start(asked);
  }

  stop(): void {
    this.list.stop();
  }

  openDetails(reservation: Reservation): void {
    this.#app.modals.open('reserve-details', { reservation, onChanged: this.take });
  }

  openCancel(reservation: Reservation): void {
    this.#app.modals.open('reserve-cancel', { reservation, onChanged: this.take });
  }

  /** Shows a changed reservation at once, and reads the list again. */
  take(now: Reservation): void {
    const page = this.list.results.value;
    if (page === null) return;
    this.list.results.set({ ...page, items: page.items.map((one) => (one.id === now.id ? now : one)) });
    void this.list.reload();
  }
}
