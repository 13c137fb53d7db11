import { ContainerModule } from 'inversify';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import { HttpReservations } from '@stadstegoed/http/reservations/http-reservations.ts';
import { Client } from '../../lib/app/client.ts';

/** Bindings for reading reservations. */
export const reservations = new ContainerModule(({ bind }) => {
  bind(Reservations)
    .toResolvedValue((client) => new HttpReservations(client), [Client])
    .inSingletonScope();
});
