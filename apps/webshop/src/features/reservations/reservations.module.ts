import { ContainerModule } from 'inversify';
import { CancelReservation } from '@stadstegoed/core/reservations/cancel-reservation.ts';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import { ReserveProduct } from '@stadstegoed/core/reservations/reserve-product.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { HttpReservations } from '@stadstegoed/http/reservations/http-reservations.ts';
import { Client } from '../../lib/app/client.ts';

/** Bindings for reading, making and cancelling reservations. */
export const reservations = new ContainerModule(({ bind }) => {
  bind(Reservations)
    .toResolvedValue((client) => new HttpReservations(client), [Client])
    .inSingletonScope();
  bind(CancelReservation)
    .toResolvedValue((reservations, clock) => new CancelReservation(reservations, clock), [Reservations, Clock])
    .inSingletonScope();
  bind(ReserveProduct)
    .toResolvedValue((reservations) => new ReserveProduct(reservations), [Reservations])
    .inSingletonScope();
});
