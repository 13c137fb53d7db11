import { CancelReservation } from '@stadstegoed/core/reservations/cancel-reservation.ts';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import { ReserveProduct } from '@stadstegoed/core/reservations/reserve-product.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { HttpReservations } from '@stadstegoed/http/reservations/http-reservations.ts';
import { Client } from '../../platform/client.ts';
import type { Bindings } from '../../support/bindings.ts';

/** Bindings for reading, making and cancelling reservations. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(Reservations, { dependencies: [Client], make: (client) => new HttpReservations(client) });
  bindings.bindClass(CancelReservation, [Reservations, Clock]);
  bindings.bindClass(ReserveProduct, [Reservations]);
}
