import { ContainerModule } from 'inversify';
import { CancelReservation } from '@stadstegoed/core/reservations/cancel-reservation.ts';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import { ReserveProduct } from '@stadstegoed/core/reservations/reserve-product.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { HttpReservations } from '@stadstegoed/http/reservations/http-reservations.ts';
import { Client } from '../../platform/client.ts';
import { PrivateDrafts } from '../../support/private-drafts.ts';
import { ReservePorts, ReserveUseCases } from './reserve-services.ts';

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
  bind(ReservePorts)
    .toResolvedValue(
      (products, vouchers, reservations) => ({ products, vouchers, reservations }),
      [Products, Vouchers, Reservations],
    )
    .inSingletonScope();
  bind(ReserveUseCases)
    .toResolvedValue(
      (reserve, listVouchers, drafts) => ({ reserve, listVouchers, drafts }),
      [ReserveProduct, ListVouchers, PrivateDrafts],
    )
    .inSingletonScope();
});
