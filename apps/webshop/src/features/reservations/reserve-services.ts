import type { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import type { ReserveProduct } from '@stadstegoed/core/reservations/reserve-product.ts';
import type { Products } from '@stadstegoed/core/products/products.port.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import type { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import type { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import type { PrivateDrafts } from '../../support/private-drafts.ts';

/** The ports that reserving reads from. */
export interface ReservePorts {
  readonly products: Pick<Products, 'read'>;
  readonly vouchers: Pick<Vouchers, 'list'>;
  readonly reservations: Pick<Reservations, 'validate'>;
}

export const ReservePorts = portToken<ReservePorts>('ReservePorts');

/** The use cases of reserving, and the storage of what was typed. */
export interface ReserveUseCases {
  readonly reserve: ReserveProduct;
  /** Reads the vouchers again when the balance is another, so that the balance in the header follows. */
  readonly listVouchers: ListVouchers;
  readonly drafts: PrivateDrafts;
}

export const ReserveUseCases = portToken<ReserveUseCases>('ReserveUseCases');
