import { expect, it } from 'vitest';
import { aReservation } from '../../testing/a-reservation.ts';
import { aBoughtProduct, aProductVoucher, aVoucher } from '../../testing/a-voucher.ts';
import { voucherOfReservation } from './reservation-voucher.ts';

const reservation = aReservation();
const held = aBoughtProduct({
  productName: reservation.product.name,
  amount: reservation.amount,
  day: reservation.createdAt,
});
const noor = aVoucher({ id: '1', recordsTitle: 'Noor' });
const ilyas = aVoucher({ id: '2', recordsTitle: 'Ilyas', productVouchers: [held] });

it('finds the voucher of a reservation by its fund, and of several the one that holds the product', () => {
  expect(voucherOfReservation(reservation, [noor, aVoucher({ fundId: '99' }), aProductVoucher()])).toBe(noor);
  expect(voucherOfReservation(reservation, [noor, ilyas])).toBe(ilyas);
  const other = { ...ilyas, productVouchers: [aBoughtProduct()] };
  expect(voucherOfReservation(reservation, [noor, other])).toBeNull();
  expect(voucherOfReservation(reservation, [ilyas, { ...ilyas, id: '3' }])).toBeNull();
  expect(voucherOfReservation(reservation, [])).toBeNull();
});
