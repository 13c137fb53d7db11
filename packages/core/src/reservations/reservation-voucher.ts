import type { Voucher } from '../vouchers/voucher.ts';
import type { Reservation } from './reservation.ts';

/**
 * The voucher that pays a reservation, which the platform does not name: the only one of its fund, or the one that holds its
 * product. Null when several can be meant, such as after the amount went back.
 */
export function voucherOfReservation(reservation: Reservation, vouchers: readonly Voucher[]): Voucher | null {
  const { fund, product, amount, createdAt } = reservation;
  const ofFund = vouchers.filter(({ type, fundId }) => type === 'regular' && fundId === fund.id);
  const holding = ofFund.filter(({ productVouchers }) =>
    productVouchers.some((one) => one.productName === product.name && one.amount === amount && one.day === createdAt),
  );
  const candidates = ofFund.length === 1 ? ofFund : holding;
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}
