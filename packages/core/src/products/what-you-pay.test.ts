import { describe, expect, it } from 'vitest';
import { aProduct, aProductFund } from '../../testing/a-product.ts';
import { aProductVoucher, aVoucher, aVoucherFund } from '../../testing/a-voucher.ts';
import { money } from '../shared/money.ts';
import { canPayWith, priceIn, pricesPerFund, whatYouPay } from './what-you-pay.ts';

const voucher = aVoucher();
const low = aVoucher({ amount: money(80_00) });
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
      paysOnline: false,
    });
  });

  it('is the price in a fund of type subsidies, which can be reserved', () => {
    const product = aProduct({ price: money(95_00), funds: [subsidyFund] });
    expect(whatYouPay(product, [subsidyVoucher])).toMatchObject({ kind: 'part', self: 15_00, isShort: false });
    const given = aProduct({ price: money(95_00), funds: [{ ...subsidyFund, price: money(0) }] });
    expect(whatYouPay(given, [subsidyVoucher])).toMatchObject({ kind: 'nothing', covered: 95_00 });
  });

  it('is the least over the vouchers that can pay, and one that is short comes after them', () => {
    const product = aProduct({ funds: [aProductFund(), subsidyFund] });
    expect(whatYouPay(product, [low, subsidyVoucher])).toMatchObject({ voucher: subsidyVoucher, self: 15_00 });
    expect(whatYouPay(product, [low, subsidyVoucher, voucher])).toMatchObject({ kind: 'nothing', voucher });
  });

  it('is the whole price in a fund of type subsidies that gives nothing to it', () => {
    const product = aProduct({ funds: [{ ...subsidyFund, price: null }] });
    expect(whatYouPay(product, [subsidyVoucher])).toMatchObject({ kind: 'part', covered: 0, self: 86_00 });
  });

  it('is the own price of a budget fund that has one', () => {
    const product = aProduct({ funds: [aProductFund({ price: money(84_00) })] });
    expect(whatYouPay(product, [low])).toMatchObject({ kind: 'part', covered: 80_00, self: 4_00 });
    const enough = aVoucher({ amount: money(84_00) });
    expect(whatYouPay(product, [enough])).toMatchObject({ kind: 'nothing', covered: 84_00 });
    expect(pricesPerFund(product, [enough])).toMatchObject([{ self: 0, isShort: false }]);
    expect(priceIn({ price: money(15_00) }, money(86_00))).toBe(15_00);
    expect(pricesPerFund(product, [])).toMatchObject([{ self: 84_00 }]);
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
      for (const vouchers of [[voucher], 'reading', null] as const) {
        expect.soft(whatYouPay(aProduct(change), vouchers)).toEqual({ kind });
      }
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

describe('a voucher whose balance is lower than the price', () => {
  const product = aProduct();
  const fund = aProductFund();
  const withoutReservations = { ...low, fund: aVoucherFund({ allowReservations: false }) };

  it.each([
    ['is short where the offer can be reserved', product, fund, low, true],
    ['pays its part of an offer that nobody reserves', aProduct({ reservationEnabled: false }), fund, low, false],
    [
      'pays its part where the offer is not reserved in its fund',
      product,
      { ...fund, reservationsEnabled: false },
      low,
      false,
    ],
    ['pays its part of a fund that lets nobody reserve', product, fund, withoutReservations, false],
  ])('%s', (_, offer, of, with80, isShort) => {
    const offered = { ...offer, funds: [of] };
    expect(whatYouPay(offered, [with80])).toMatchObject({ kind: 'part', covered: 80_00, self: 6_00, isShort });
    expect(pricesPerFund(offered, [with80])).toMatchObject([{ self: 6_00, isShort }]);
    expect(canPayWith(offered, { fund: of, voucher: with80 })).toBe(!isShort);
    expect(canPayWith(offered, { fund: of, voucher: aVoucher({ ...with80, amount: money(0) }) })).toBe(false);
  });
});

it('has no amount that tells a hidden balance, but still whether it is enough', () => {
  const [hidden, little] = [aVoucher({ amount: null }), aVoucher({ amount: null, balance: money(80_00) })];
  expect(whatYouPay(aProduct(), [hidden])).toMatchObject({ kind: 'nothing', covered: 86_00 });
  expect(whatYouPay(aProduct(), [little])).toMatchObject({ kind: 'part', covered: null, self: null, isShort: true });
  expect(pricesPerFund(aProduct(), [hidden])).toMatchObject([{ self: 0, balance: null, isShort: false }]);
  expect(pricesPerFund(aProduct(), [little])).toMatchObject([{ self: null, balance: null, isShort: true }]);
});

describe('the price per fund', () => {
  it('shows own vouchers first with the balance before and after, then the funds without one', () => {
    const other = aProductFund({ id: '20', name: 'Schoolstart' });
    const product = aProduct({ funds: [other, aProductFund(), subsidyFund] });
    const plain = { balance: null, limitReached: false, isShort: false, paysOnline: false };
    expect(pricesPerFund(product, [voucher, subsidyVoucher])).toEqual([
      { ...plain, fund: aProductFund(), voucher, self: 0, balance: { now: 300_00, after: 214_00 } },
      { ...plain, fund: subsidyFund, voucher: subsidyVoucher, self: 15_00 },
      { ...plain, fund: other, voucher: null, self: 86_00 },
    ]);
  });

  it('never takes more from a voucher than it has', () => {
    const [price] = pricesPerFund(aProduct({ price: money(140_00) }), [low]);
    expect(price).toMatchObject({ self: 60_00, balance: { now: 80_00, after: 0 }, isShort: true });
  });

  it('is the own price of a fund of type subsidies, with a voucher and without one', () => {
    const product = aProduct({ funds: [subsidyFund] });
    for (const own of [[], [subsidyVoucher]]) {
      expect.soft(pricesPerFund(product, own)).toMatchObject([{ self: 15_00, balance: null }]);
    }
  });

  it('says of an own fund that the resident took the offer often enough', () => {
    const product = aProduct({ funds: [aProductFund({ limitAvailable: 0 })] });
    expect(pricesPerFund(product, [voucher])).toMatchObject([{ limitReached: true }]);
  });

  it('has no amount for a discount', () => {
    const product = aProduct({ priceType: 'discount_fixed', price: money(0) });
    expect(pricesPerFund(product, [voucher])).toMatchObject([{ self: null, balance: null }]);
    const zero = { ...product, funds: [{ ...subsidyFund, price: money(0) }] };
    expect(pricesPerFund(zero, [])).toMatchObject([{ self: null }]);
  });
});

it('has a rest to pay online where the fund takes it, also when nothing is left on the voucher', () => {
  const product = aProduct({ price: money(86_00), funds: [aProductFund({ takesOnlinePayment: true })] });
  const withMoney = (amount: number) => whatYouPay(product, [aVoucher({ amount: money(amount) })]);
  expect(withMoney(80_00)).toMatchObject({ kind: 'part', covered: 80_00, self: 6_00, isShort: true, paysOnline: true });
  expect(withMoney(0)).toMatchObject({ kind: 'part', covered: 0, self: 86_00, paysOnline: true });
  expect(withMoney(90_00)).toMatchObject({ kind: 'nothing' });
});
