import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { App } from '../../support/app.ts';
import { Loadable } from '../../support/loadable.ts';
import type { ViewModel } from '../../support/view-model.ts';

/** A reservation in a dialog, read again when it opens, with the ways to reach its provider. */
export class ReserveDetailsViewModel implements ViewModel<Reservation> {
  static readonly dependencies = [Reservations, Products, App] as const;
  readonly current = new Loadable<Reservation>();
  /** The product, for the ways to reach its provider; the dialog does without when it cannot be read. */
  readonly product = new Loadable<Product>();
  readonly #reservations: Pick<Reservations, 'read'>;
  readonly #products: Pick<Products, 'read'>;
  readonly #app: App;

  constructor(reservations: Reservations, products: Products, app: App) {
    this.#reservations = reservations;
    this.#products = products;
    this.#app = app;
    makeAutoObservable(this, { current: observableRef, product: observableRef }, { autoBind: true });
  }

  get today(): CalendarDate {
    return dayOf(this.#app.clock.now());
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
