import { ContainerModule } from 'inversify';
import { CancelReservation } from '@stadstegoed/core/reservations/cancel-reservation.ts';
import { CheckReservation } from '@stadstegoed/core/reservations/check-reservation.ts';
import { FindLostReservation } from '@stadstegoed/core/reservations/find-lost-reservation.ts';
import { ReadReservationOptions } from '@stadstegoed/core/reservations/read-reservation-options.ts';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import { ReserveProduct } from '@stadstegoed/core/reservations/reserve-product.ts';
import { StartPayment } from '@stadstegoed/core/reservations/start-payment.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';

/** Bindings for making, paying and cancelling a reservation. */
export const own = new ContainerModule(({ bind }) => {
  bind(CancelReservation)
    .toResolvedValue((reservations, clock) => new CancelReservation(reservations, clock), [Reservations, Clock])
    .inSingletonScope();
  bind(StartPayment)
    .toResolvedValue((reservations, clock) => new StartPayment(reservations, clock), [Reservations, Clock])
    .inSingletonScope();
  bind(ReadReservationOptions)
    .toResolvedValue((products, vouchers) => new ReadReservationOptions({ products, vouchers }), [Products, Vouchers])
    .inSingletonScope();
  bind(FindLostReservation)
    .toResolvedValue((reservations) => new FindLostReservation(reservations), [Reservations])
    .inSingletonScope();
  bind(CheckReservation)
    .toResolvedValue(
      (products, vouchers, reservations) => new CheckReservation({ products, vouchers, reservations }),
      [Products, Vouchers, Reservations],
    )
    .inSingletonScope();
  bind(ReserveProduct)
    .toResolvedValue(
      (products, vouchers, reservations) => new ReserveProduct({ products, vouchers, reservations }),
      [Products, Vouchers, Reservations],
    )
    .inSingletonScope();
});
