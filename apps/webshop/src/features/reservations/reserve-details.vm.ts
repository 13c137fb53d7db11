import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import { routeUrl } from '@stadstegoed/core/providers/route-link.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { Load } from '../../lib/load/load.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** Where a reservation is collected, with the address of a route planner that knows the office only. */
export interface ReservationPlace {
  readonly address: string;
  readonly routeUrl: string;
}

/** A reservation in a dialog, read again when it opens, with the ways to reach its provider. */
@injectable()
export class ReserveDetailsViewModel implements ViewModel<Reservation> {
  readonly current = new Load<Reservation>();
  /** The product, for the ways to reach its provider; the dialog does without when it cannot be read. */
  readonly product = new Load<Product>();
  readonly #reservations: Pick<Reservations, 'read'>;
  readonly #products: Pick<Products, 'read'>;
  readonly #clock: Clock;

  constructor(
    @inject(Reservations) reservations: Reservations,
    @inject(Products) products: Products,
    @inject(Clock) clock: Clock,
  ) {
    this.#reservations = reservations;
    this.#products = products;
    this.#clock = clock;
    const annotations = { current: observableRef, product: observableRef, today: false } as const;
    makeAutoObservable(this, annotations, { autoBind: true });
  }

  get today(): CalendarDate {
    return dayOf(this.#clock.now());
  }

  /** Where to go; null when it is unknown, or when the provider has several offices and the resident can choose. */
  get place(): ReservationPlace | null {
    const [office, ...others] = this.product.value?.offices.filter(({ state }) => state === 'active') ?? [];
    return office === undefined || others.length > 0 ? null : { address: office.address, routeUrl: routeUrl(office) };
  }

  start(reservation: Reservation): void {
    if (this.current.value === null) this.current.set(reservation);
    void this.current.load((signal) => this.#reservations.read(reservation.id, { signal }));
    void this.product.load((signal) => this.#products.read(reservation.product.id, { signal }));
  }

  stop(): void {
    this.current.stop();
    this.product.stop();
  }
}
