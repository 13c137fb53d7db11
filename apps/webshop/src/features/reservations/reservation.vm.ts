import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import { voucherOfReservation } from '@stadstegoed/core/reservations/reservation-voucher.ts';
import type { Office } from '@stadstegoed/core/providers/office.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { StartPayment } from '@stadstegoed/core/reservations/start-payment.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import type { WholeList } from '@stadstegoed/core/shared/page.ts';
import type { Picture } from '@stadstegoed/core/shared/picture.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable } from 'mobx';
import { FailurePolicy, Navigation } from '../../lib/app/app-ports.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { Session } from '../../lib/app/session.ts';
import { Load } from '../../lib/load/load.ts';
import { OfflineCopies, type MaybeOffline } from '../../lib/offline/offline-copies.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { ReservationPayment } from './reservation-payment.ts';

/** The reservation, and whether the resident comes from its payment page. */
export interface ReservationParams {
  readonly id: string;
  readonly hasReturned: boolean;
}

/** One reservation, where it is collected, and the voucher that pays it. */
@injectable()
export class ReservationViewModel implements ViewModel<ReservationParams> {
  readonly reservation = new Load<MaybeOffline<Reservation>>();
  /** The product, for the ways to reach its provider; the screen does without when it cannot be read. */
  readonly product = new Load<Product>();
  /** All vouchers of the resident, for the name and the colour of what pays; the screen does without. */
  readonly vouchers = new Load<WholeList<Voucher>>();
  /** The online payment of a part of it. */
  readonly payment: ReservationPayment;
  #id: string | null = null;
  readonly #reservations: Pick<Reservations, 'read'>;
  readonly #products: Pick<Products, 'read'>;
  readonly #listVouchers: ListVouchers;
  readonly #session: Session;
  readonly #dialogs: Dialogs;
  readonly #copies: Pick<OfflineCopies, 'read'>;
  readonly #clock: Clock;

  constructor(
    @inject(Reservations) reservations: Reservations,
    @inject(Products) products: Products,
    @inject(ListVouchers) listVouchers: ListVouchers,
    @inject(Session) session: Session,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(OfflineCopies) copies: Pick<OfflineCopies, 'read'>,
    @inject(Clock) clock: Clock,
    @inject(StartPayment) start: StartPayment,
    @inject(Navigation) navigation: Navigation,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#reservations = reservations;
    this.#products = products;
    this.#listVouchers = listVouchers;
    this.#session = session;
    this.#dialogs = dialogs;
    this.#copies = copies;
    this.#clock = clock;
    this.payment = new ReservationPayment(
      {
        reservation: () => this.reservation.value,
        reload: () => this.reservation.retry(),
        take: (now) => this.take(now),
      },
      { start, navigation, failures, clock },
    );
    // A computed value would keep the day of its first read.
    makeAutoObservable(
      this,
      { reservation: false, product: false, vouchers: false, payment: false, today: false, now: false },
      { autoBind: true },
    );
  }

  get now(): Instant {
    return this.#clock.now();
  }

  get today(): CalendarDate {
    return dayOf(this.now);
  }

  /** Where to go; null when it is unknown, or when the provider has several offices and the resident can choose. */
  get office(): Office | null {
    const [office, ...others] = this.product.value?.offices.filter(({ state }) => state === 'active') ?? [];
    return office === undefined || others.length > 0 ? null : office;
  }

  /** The voucher that pays; null when that is unknown. */
  get voucher(): Voucher | null {
    const { value } = this.reservation;
    return value === null ? null : voucherOfReservation(value, this.vouchers.value?.items ?? []);
  }

  /** The picture of the fund, from a voucher of it; null without one. */
  get fundLogo(): Picture | null {
    const fundId = this.reservation.value?.fund.id;
    return this.vouchers.value?.items.find((voucher) => voucher.fundId === fundId)?.fund.logo ?? null;
  }

  start({ id, hasReturned }: ReservationParams): void {
    if (id !== this.#id) {
      this.reservation.clear();
      this.product.clear();
    }
    this.#id = id;
    void this.#load(id, hasReturned);
    void this.#loadVouchers();
  }

  stop(): void {
    this.reservation.stop();
    this.payment.stop();
    this.product.stop();
    this.vouchers.stop();
  }

  /** Shows the code as large as the screen allows, for the counter. */
  openCode(reservation: Reservation): void {
    this.#dialogs.open('reserve-details', this.#paramsOf(reservation));
  }

  openCancel(reservation: Reservation): void {
    this.#dialogs.open('reserve-cancel', { ...this.#paramsOf(reservation), onChanged: this.take });
  }

  /** Shows a changed reservation at once, and reads the vouchers again: their balances changed with it. */
  take(now: Reservation): void {
    this.reservation.set(now);
    this.payment.follow(false);
    void this.#loadVouchers();
  }

  #paramsOf(reservation: Reservation) {
    return { reservation, fundLogo: this.fundLogo, voucher: this.voucher };
  }

  async #load(id: string, hasReturned: boolean): Promise<void> {
    await this.reservation.load((signal) =>
      this.#copies.read(`reservation ${id}`, this.#reservations.read(id, { signal })),
    );
    const { value } = this.reservation;
    if (value?.id === id && this.#id === id) this.payment.follow(hasReturned);
    // The platform no longer has a deleted product, and one that was read stays true while the screen is open.
    if (value?.id !== id || this.#id !== id || value.product.deleted || this.product.value !== null) return;
    await this.product.load((signal) => this.#products.read(value.product.id, { signal }));
  }

  #loadVouchers(): Promise<void> {
    return this.vouchers.load((signal) =>
      this.#listVouchers.run({ signedIn: this.#session.isSignedIn, filter: {}, signal }),
    );
  }
}
