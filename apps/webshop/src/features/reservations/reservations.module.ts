import { CancelReservation } from '@stadstegoed/core/reservations/cancel-reservation.ts';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import { ReserveProduct } from '@stadstegoed/core/reservations/reserve-product.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { HttpReservations } from '@stadstegoed/http/reservations/http-reservations.ts';
import { bindPrivateDrafts } from '../../platform/bind-private-drafts.ts';
import { Client } from '../../platform/client.ts';
import type { Bindings } from '../../support/bindings.ts';
import { PrivateDrafts } from '../../support/private-drafts.ts';
import { ReservePorts, ReserveUseCases } from './reserve-services.ts';

/** Bindings for reading, making and cancelling reservations. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(Reservations, { dependencies: [Client], make: (client) => new HttpReservations(client) });
  bindings.bindClass(CancelReservation, [Reservations, Clock]);
  bindings.bindClass(ReserveProduct, [Reservations]);
  bindPrivateDrafts(bindings);
  bindings.bind(ReservePorts, {
    dependencies: [Products, Vouchers, Reservations],
    make: (products, vouchers, reservations) => ({ products, vouchers, reservations }),
  });
  bindings.bind(ReserveUseCases, {
    dependencies: [ReserveProduct, ListVouchers, PrivateDrafts],
    make: (reserve, listVouchers, drafts) => ({ reserve, listVouchers, drafts }),
  });
}
