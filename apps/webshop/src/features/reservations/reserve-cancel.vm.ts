import { CancelReservation, type CancelRefusal } from '@stadstegoed/core/reservations/cancel-reservation.ts';
import {
  cancelWindow,
  isCancelBlockedByPayment,
  type CancelWindow,
} from '@stadstegoed/core/reservations/reservation-rules.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { Action } from '../../lib/action/action.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { Load } from '../../lib/load/load.ts';
import { type Sentence, Toasts, FailurePolicy } from '../../lib/app/app-ports.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** The callback of the dialog; gets the reservation as the platform has it now. */
type OnChanged = (now: Reservation) => void;

/** Cancelling a pending reservation: the question, then the confirmation that it is cancelled (RS-004). */
@injectable()
export class ReserveCancelViewModel implements ViewModel<Reservation> {
  /** The days that were left when the dialog opened; null when it cannot be cancelled. */
  window: CancelWindow | null = null;
  canceled: Reservation | null = null;
  /** Why it cannot be cancelled (any more), in place of the question; null while it can. */
  refusal: Sentence | null = null;
  /** Whether an online payment keeps her from cancelling for a while. */
  isBlocked = false;
  /** The product, for the ways to reach its provider; read when the resident has to call. */
  readonly product = new Load<Product>();
  readonly cancelling: Action;
  readonly #cancel: CancelReservation;
  readonly #products: Pick<Products, 'read'>;
  readonly #toasts: Toasts;
  readonly #clock: Clock;

  constructor(
    @inject(CancelReservation) cancel: CancelReservation,
    @inject(Products) products: Products,
    @inject(Toasts) toasts: Toasts,
    @inject(FailurePolicy) failures: FailurePolicy,
    @inject(Clock) clock: Clock,
  ) {
    this.#cancel = cancel;
    this.#products = products;
    this.#toasts = toasts;
    this.#clock = clock;
    this.cancelling = new Action({ failures });
    const annotations = {
      cancelling: false,
      product: false,
      today: false,
      window: observableRef,
      canceled: observableRef,
      refusal: observableRef,
    } as const;
    makeAutoObservable(this, annotations, { autoBind: true });
  }

  get today(): CalendarDate {
    return dayOf(this.#clock.now());
  }

  start(reservation: Reservation): void {
    this.cancelling.open();
    this.window ??= cancelWindow(reservation, this.today);
    this.isBlocked = isCancelBlockedByPayment(reservation);
    if (this.window === null && !this.isBlocked) this.#explain(reservation, 'not_possible');
  }

  stop(): void {
    this.cancelling.close();
    this.product.stop();
  }

  /** Cancels once and passes on what the platform has now, also when the dialog was closed meanwhile. */
  async confirm(reservation: Reservation, onChanged: OnChanged): Promise<void> {
    if (this.canceled !== null) return;
    await this.cancelling.run(() => this.#cancel.run(reservation), {
      done: ({ kind, now, reason }) => {
        // The list reads the vouchers too, and with them the balance in the header: the amount may be back on one.
        onChanged(now);
        if (kind === 'canceled') this.#succeed(now);
        else this.#explain(now, kind, reason);
      },
    });
  }

  #succeed(now: Reservation): void {
    this.canceled = now;
    if (!this.cancelling.isOpen) this.#toasts.show('positive', { key: 'reservations.cancel.done' });
  }

  #explain(now: Reservation, code: CancelRefusal, reason: string | null = null): void {
    const { product } = now;
    this.isBlocked = isCancelBlockedByPayment(now);
    this.refusal = reason === null ? refusalSentence(code, now) : { literal: reason };
    void this.product.load((signal) => this.#products.read(product.id, { signal }));
  }
}

function refusalSentence(code: CancelRefusal, now: Reservation): Sentence {
  const values = { provider: now.product.organization.name };
  if (code === 'decided_meanwhile') return { key: 'reservations.cancel.decided', values };
  return { key: `reservations.cancel.${isCancelBlockedByPayment(now) ? 'paid' : 'notPossible'}`, values };
}
