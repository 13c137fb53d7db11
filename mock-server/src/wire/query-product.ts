import type { Call } from '../http/call.ts';
import { numberOf } from '../input.ts';
import { reservationRefusal } from '../domain/reservations/reservation.ts';
import {
  isReservationEnabled,
  isSpendable,
  limitsLeft,
  reservableUntil,
  reservationFacts,
  timesLeft,
} from '../domain/reservations/reservable.ts';
import type { FundRow } from '../tables/funds.ts';
import type { VoucherRow } from '../tables/vouchers.ts';
import { dayLocale } from './format.ts';

/** Whether the product of the query can be reserved with this voucher; null without `product_id`. */
export function queryProduct(call: Call, row: VoucherRow, fund: FundRow): object | null {
  const { world } = call;
  const product = world.table('products').get(numberOf(call.query, 'product_id') ?? 0);
  if (!product) return null;
  const until = reservableUntil(product, row, fund);
  const refused = reservationRefusal(reservationFacts(world, row, product));
  const left = limitsLeft(world, { product, fund, owner: row.identity_address ?? '' });
  return {
    reservable: isSpendable(world, row) && refused === null,
    reservable_count: timesLeft(left),
    reservable_enabled: fund.allow_reservations && isReservationEnabled(world, product, fund),
    reservable_expire_at: until,
    reservable_expire_at_locale: dayLocale(until, call.language),
  };
}
