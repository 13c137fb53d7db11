import { describe, expect, it } from 'vitest';
import { aProduct, aProductFund } from '../../testing/a-product.ts';
import { aProductVoucher, aVoucher, aVoucherFund } from '../../testing/a-voucher.ts';
import { money } from '../shared/money.ts';
import { canPayWith, pricesPerFund, whatYouPay } from './what-you-pay.ts';

const voucher = aVoucher();
const subsidyFund = aProductFund({ id: '15', name: 'Sportactie', type: 'subsidies', price: money(15_00) });
const subsidyVoucher = aVoucher({
  id: '2',
  fundId: '15',
  amount: money(0),
  fund: aVoucherFund({ id: '15', type: 'subsidies' }),
});

describe('what a resident pays', () => {
  it('is nothing when the balance covers the price', () => {
    expect(whatYouPay(aProduct(), [voucher])).toEqual({ kind: 'nothing', voucher, covered: money(86_00) });
  });

  it('is the rest at the counter when the balance is too low, which cannot be reserved', () => {
    const low = aVoucher({ amount: money(42_50) });
    expect(whatYouPay(aProduct({ price: money(45_00) }), [low])).toEqual({
      kind: 'part',
      voucher: low,
      covered: money(42_50),
      self: money(2_50),
      isShort: true,
    });
  });

  it('is the price in a fund of type subsidies, which can be reserved', () => {
    const product = aProduct({ price: money(95_00), funds: [subsidyFund] });
    expect(whatYouPay(product, [subsidyVoucher])).toMatchObject({ kind: 'part', self: 15_00, isShort: false });
    const given = aProduct({ price: money(95_00), funds: [{ ...subsidyFund, price: money(0) }] });
    expect(whatYouPay(given, [subsidyVoucher])).toMatchObject({ kind: 'nothing', covered: 95_00 });
  });

  it('is the rest at the counter where nobody reserves, and a voucher that can pay goes before one that is short', () => {
    const low = aVoucher({ amount: money(80_00) });
    const walkIn = aProduct({ reservationEnabled: false });
    expect(whatYouPay(walkIn, [low])).toMatchObject({ kind: 'part', self: 6_00, isShort: false });
    const product = aProduct({ funds: [aProductFund(), subsidyFund] });
    expect(whatYouPay(product, [low, subsidyVoucher])).toMatchObject({ voucher: subsidyVoucher, self: 15_00 });
    const pays = [low, voucher, aVoucher({ amount: money(0) })].map((one) =>
      canPayWith(product, { fund: aProductFund(), voucher: one }),
    );
    expect(pays).toEqual([false, true, false]);
    expect(canPayWith(walkIn, { fund: aProductFund(), voucher: low })).toBe(true);
  });

  it('is the least over all vouchers that fit', () => {
    const product = aProduct({ price: money(95_00), funds: [aProductFund(), subsidyFund] });
    const low = aVoucher({ amount: money(10_00) });
    expect(whatYouPay(product, [low, subsidyVoucher])).toMatchObject({ kind: 'part', self: 15_00 });
    expect(whatYouPay(product, [low, subsidyVoucher, voucher])).toMatchObject({ kind: 'nothing', voucher });
  });

  it('is unknown for want of a usable voucher of a fund of the offer', () => {
    const useless = [
      aVoucher({ fundId: '99' }),
      aProductVoucher(),
      aVoucher({ expired: true }),
      aVoucher({ state: 'deactivated' }),
      aVoucher({ isExternal: true }),
    ];
    expect(whatYouPay(aProduct(), [])).toEqual({ kind: 'no_voucher' });
    for (const one of useless) expect.soft(whatYouPay(aProduct(), [one])).toEqual({ kind: 'no_voucher' });
  });

  it('says when nothing is left on the vouchers', () => {
    expect(whatYouPay(aProduct(), [aVoucher({ amount: money(0) })])).toEqual({ kind: 'not_enough' });
  });

  it('says when the resident may not take it again in any fund', () => {
    const taken = aProduct({ funds: [aProductFund({ limitPerIdentity: 4, limitAvailable: 0 })] });
    expect(whatYouPay(taken, [voucher])).toEqual({ kind: 'limit_reached', limit: 4 });
    const open = aProduct({ price: money(95_00), funds: [aProductFund({ limitAvailable: 0 }), subsidyFund] });
    expect(whatYouPay(open, [voucher, subsidyVoucher])).toMatchObject({ kind: 'part', self: 15_00 });
  });

  it('does not depend on the vouchers for an offer that is gone, free or paid at the counter', () => {
    const none = (kind: string, change: Parameters<typeof aProduct>[0]) => {
      expect.soft(whatYouPay(aProduct(change), [voucher])).toEqual({ kind });
      expect.soft(whatYouPay(aProduct(change), null)).toEqual({ kind });
    };
    none('gone', { deleted: true });
    none('expired', { expired: true });
    none('sold_out', { soldOut: true });
    none('free', { priceType: 'free', price: money(0) });
    none('free', { price: money(0) });
    none('at_counter', { priceType: 'discount_percentage', price: money(0) });
    none('at_counter', { priceType: 'informational', price: null });
    none('at_counter', { price: null });
  });

  it('is unknown for a visitor', () => {
    expect(whatYouPay(aProduct(), null)).toEqual({ kind: 'unknown' });
  });
});

describe('the price per fund', () => {
  it('shows own vouchers first with the balance before and after, then the funds without one', () => {
    const other = aProductFund({ id: '20', name: 'Schoolstart' });
    const product = aProduct({ funds: [other, aProductFund(), subsidyFund] });
    expect(pricesPerFund(product, [voucher, subsidyVoucher])).toEqual([
      {
        fund: aProductFund(),
        voucher,
        self: money(0),
        balance: { now: money(300_00), after: money(214_00) },
        limitReached: false,
        isShort: false,
      },
      {
        fund: subsidyFund,
        voucher: subsidyVoucher,
        self: money(15_00),
        balance: null,
        limitReached: false,
        isShort: false,
      },
      { fund: other, voucher: null, self: money(86_00), balance: null, limitReached: false, isShort: false },
    ]);
  });

  it('never takes more from a voucher than it has', () => {
    const low = aVoucher({ amount: money(42_50) });
    const [price] = pricesPerFund(aProduct({ price: money(140_00) }), [low]);
    expect(price).toMatchObject({ self: 97_50, balance: { now: 42_50, after: 0 }, isShort: true });
  });

  it('has no amount for a discount', () => {
    const product = aProduct({ priceType: 'discount_fixed', price: money(0) });
    expect(pricesPerFund(product, [voucher])).toMatchObject([{ self: null, balance: null }]);
  });
});
