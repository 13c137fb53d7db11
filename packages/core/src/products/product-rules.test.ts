import { describe, expect, it } from 'vitest';
import { aProduct, aProductFund } from '../../testing/a-product.ts';
import { aDay } from '../../testing/a-voucher.ts';
import { money } from '../shared/money.ts';
import {
  formerPrice,
  lowestPrice,
  pricesDiffer,
  productFlag,
  productPicture,
  summaryOf,
  unavailability,
} from './product-rules.ts';

const picture = (url: string) => ({ sizes: { small: url, thumbnail: url }, dominantColor: null });

describe('the lowest price', () => {
  it.each([
    ['the minimum price when a fund pays a part', { price: money(95_00), priceMin: money(15_00) }, money(15_00)],
    ['the price when the minimum is higher', { price: money(10_00), priceMin: money(12_00) }, money(10_00)],
    ['the price when there is no minimum', { price: money(10_00), priceMin: null }, money(10_00)],
    ['the minimum when there is no price', { price: null, priceMin: money(4_50) }, money(4_50)],
    ['nothing without either', { price: null, priceMin: null }, null],
    ['nothing for a free offer', { priceType: 'free' as const, price: money(0), priceMin: money(0) }, null],
    ['nothing for a discount', { priceType: 'discount_fixed' as const, price: money(0) }, null],
  ])('is %s [PR-043]', (_, change, expected) => {
    expect(lowestPrice(aProduct(change))).toBe(expected);
  });
});

describe('a price with a discount in some fund', () => {
  const [full, low, lower] = [money(7_50), money(5_00), money(3_50)];
  const actions = aProductFund({ type: 'subsidies' });
  const budget = aProductFund({ type: 'budget' });

  it.each([
    ['crosses the full price out when every fund has the discount', lower, lower, [actions], false, full],
    ['starts at the lowest when the discounts differ', lower, low, [actions, actions], true, full],
    ['keeps the full price when a voucher with a balance pays that', lower, lower, [actions, budget], true, null],
    ['is one price when no fund has a discount', full, full, [budget], false, null],
  ])('%s', (_, priceMin, priceMax, funds, differs, former) => {
    const product = aProduct({ price: full, priceMin, priceMax, funds });
    expect([pricesDiffer(product), formerPrice(product)]).toEqual([differs, former]);
  });
});

describe('the picture', () => {
  it('is the photo, otherwise the logo, otherwise nothing, for the placeholder [PR-040] [PR-041]', () => {
    const [photo, logo] = [picture('/photo.jpg'), picture('/logo.jpg')];
    expect(productPicture(aProduct({ photo, logo }))).toBe(photo);
    expect(productPicture(aProduct({ logo }))).toBe(logo);
    expect(productPicture(aProduct())).toBeNull();
  });
});

describe('an offer that cannot be taken', () => {
  it.each([
    ['gone', { deleted: true, expired: true, soldOut: true }],
    ['expired', { expired: true, soldOut: true }],
    ['sold_out', { soldOut: true }],
    [null, {}],
  ])('is %s', (reason, change) => {
    expect(unavailability(aProduct(change))).toBe(reason);
  });
});

describe('the flag', () => {
  const today = aDay('2026-11-22');

  it.each([
    ['sold out before few left', { soldOut: true, stockAmount: 0 }, { kind: 'sold_out' }],
    ['gone before all others', { deleted: true, soldOut: true }, { kind: 'gone' }],
    ['expired', { expired: true, expireAt: aDay('2026-11-01') }, { kind: 'expired' }],
    ['five left', { stockAmount: 5 }, { kind: 'few_left', left: 5 }],
    ['none with six left', { stockAmount: 6 }, null],
    ['its last day', { expireAt: today }, { kind: 'ends_soon', days: 0 }],
    ['two weeks left', { expireAt: aDay('2026-12-06') }, { kind: 'ends_soon', days: 14 }],
    ['none with fifteen days left', { expireAt: aDay('2026-12-07') }, null],
    ['none without limits', {}, null],
  ])('says %s', (_, change, expected) => {
    expect(productFlag(aProduct(change), { today })).toEqual(expected);
  });

  it('says that the resident reserved it, unless it cannot be taken', () => {
    expect(productFlag(aProduct({ stockAmount: 2 }), { today, reserved: true })).toEqual({ kind: 'reserved' });
    expect(productFlag(aProduct({ soldOut: true }), { today, reserved: true })).toEqual({ kind: 'sold_out' });
  });
});

describe('the summary', () => {
  it.each([
    ['Tien lessen.\n\nMet diploma.', 'Tien lessen.'],
    ['**Tien** _lessen_ in het [bad](https://bad.example).', 'Tien lessen in het bad.'],
    ['# Kom zwemmen\nin het bad', 'Kom zwemmen in het bad'],
    ['- shirt\n- broek', 'shirt broek'],
    ['2 x 5 * 3 is 30', '2 x 5 * 3 is 30'],
    ['', ''],
  ])('of %j is %j', (description, summary) => {
    expect(summaryOf(description)).toBe(summary);
  });
});
