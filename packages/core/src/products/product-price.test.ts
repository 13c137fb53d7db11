import { describe, expect, it } from 'vitest';
import { aProduct, aProductFund } from '../../testing/a-product.ts';
import { aVoucher, aVoucherFund } from '../../testing/a-voucher.ts';
import { money } from '../shared/money.ts';
import { productPrice } from './product-price.ts';

const pass = aProductFund({ id: '15', name: 'Actiepas', type: 'subsidies', price: money(21_00) });
const withPass = aVoucher({
  id: '2',
  fundId: '15',
  amount: money(0),
  fund: aVoucherFund({ id: '15', type: 'subsidies' }),
});
const zoo = aProduct({
  price: money(42_00),
  priceMin: money(21_00),
  priceMax: money(21_00),
  funds: [aProductFund(), pass],
});

describe('the price of an offer', () => {
  it.each([
    ['a visitor', null, [21_00, true, null]],
    ['a voucher that pays the full price', [aVoucher()], [42_00, false, null]],
    ['a voucher with a price of its own', [withPass], [21_00, false, 42_00]],
    ['vouchers with different prices', [aVoucher(), withPass], [21_00, true, null]],
    [
      'a voucher that is too low, beside one that pays',
      [aVoucher({ amount: money(5_00) }), withPass],
      [21_00, false, 42_00],
    ],
    ['a voucher that is too low', [aVoucher({ amount: money(5_00) })], [42_00, false, null]],
    ['no voucher that fits', [aVoucher({ fundId: '99' })], [42_00, false, null]],
  ] as const)('the price of an offer for %s is its own', (_, vouchers, [amount, isFrom, former]) => {
    expect(productPrice(zoo, vouchers)).toEqual({ amount, isFrom, former });
  });

  it('is that of a voucher that may still be used, of the ones whose price differs', () => {
    const product = { ...zoo, funds: [aProductFund(), { ...pass, limitAvailable: 0 }] };
    expect(productPrice(product, [aVoucher(), withPass])).toEqual({ amount: 42_00, isFrom: false, former: null });
  });

  it('is unknown while the vouchers are read, unless it is the same for everybody', () => {
    expect(productPrice(zoo, 'reading')).toBeNull();
    const meal = aProduct({
      price: money(7_50),
      priceMin: money(7_50),
      priceMax: money(7_50),
      funds: [aProductFund()],
    });
    expect(productPrice(meal, 'reading')).toEqual({ amount: 7_50, isFrom: false, former: null });
  });

  it('has no amount for a discount', () => {
    const product = aProduct({ priceType: 'discount_fixed', price: money(0) });
    expect(productPrice(product, [aVoucher()])).toEqual({ amount: null, isFrom: false, former: null });
  });
});
