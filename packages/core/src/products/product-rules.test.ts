import { describe, expect, it } from 'vitest';
import { aProduct, aProductFund } from '../../testing/a-product.ts';
import { aDay } from '../../testing/a-voucher.ts';
import { money, type Money } from '../shared/money.ts';
import type { ProductFund } from './product.ts';
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

describe('the price', () => {
  it('is the lowest one: what the resident pays at least [PR-043]', () => {
    const lowest = (price: number | null, priceMin: number | null) =>
      lowestPrice(
        aProduct({ price: price === null ? null : money(price), priceMin: priceMin === null ? null : money(priceMin) }),
      );
    expect([lowest(95_00, 15_00), lowest(10_00, 12_00), lowest(10_00, null)]).toEqual([15_00, 10_00, 10_00]);
    expect([lowest(null, 4_50), lowest(null, null)]).toEqual([4_50, null]);
    expect(lowestPrice(aProduct({ priceType: 'free', price: money(0), priceMin: money(0) }))).toBeNull();
    expect(lowestPrice(aProduct({ priceType: 'discount_fixed', price: money(0) }))).toBeNull();
  });

  it('is crossed out when every fund has the discount, and a range when the discounts differ', () => {
    const [full, low, lower] = [money(7_50), money(5_00), money(3_50)];
    const actions = aProductFund({ type: 'subsidies' });
    const budget = aProductFund({ type: 'budget' });
    const prices = (priceMin: Money, priceMax: Money, ...funds: readonly ProductFund[]) => {
      const product = aProduct({ price: full, priceMin, priceMax, funds });
      return [pricesDiffer(product), formerPrice(product)];
    };
    expect(prices(lower, lower, actions)).toEqual([false, full]);
    expect(prices(lower, low, actions, actions)).toEqual([true, full]);
    expect(prices(lower, lower, actions, budget)).toEqual([true, null]);
    expect(prices(full, full, budget)).toEqual([false, null]);
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

it('an offer that cannot be taken is gone, expired or sold out', () => {
  expect(unavailability(aProduct({ deleted: true, expired: true, soldOut: true }))).toBe('gone');
  expect(unavailability(aProduct({ expired: true, soldOut: true }))).toBe('expired');
  expect(unavailability(aProduct({ soldOut: true }))).toBe('sold_out');
  expect(unavailability(aProduct())).toBeNull();
});

describe('the flag', () => {
  const today = aDay('2026-11-22');
  const flag = (change: Parameters<typeof aProduct>[0]) => productFlag(aProduct(change), { today });

  it('says that it cannot be taken, that few are left or that it ends within two weeks', () => {
    expect(flag({ soldOut: true, stockAmount: 0 })).toEqual({ kind: 'sold_out' });
    expect(flag({ deleted: true, soldOut: true })).toEqual({ kind: 'gone' });
    expect(flag({ expired: true, expireAt: aDay('2026-11-01') })).toEqual({ kind: 'expired' });
    expect(flag({ stockAmount: 5 })).toEqual({ kind: 'few_left', left: 5 });
    expect(flag({ expireAt: today })).toEqual({ kind: 'ends_soon', days: 0 });
    expect(flag({ expireAt: aDay('2026-12-06') })).toEqual({ kind: 'ends_soon', days: 14 });
    expect([flag({ stockAmount: 6 }), flag({ expireAt: aDay('2026-12-07') }), flag({})]).toEqual([null, null, null]);
  });

  it('says that the resident reserved it, unless it cannot be taken', () => {
    expect(productFlag(aProduct({ stockAmount: 2 }), { today, reserved: true })).toEqual({ kind: 'reserved' });
    expect(productFlag(aProduct({ soldOut: true }), { today, reserved: true })).toEqual({ kind: 'sold_out' });
  });
});

it('the summary is the first paragraph of the description, without its marks', () => {
  const summaries = {
    'Tien lessen.\n\nMet diploma.': 'Tien lessen.',
    '**Tien** _lessen_ in het [bad](https://bad.example).': 'Tien lessen in het bad.',
    '# Kom zwemmen\nin het bad': 'Kom zwemmen in het bad',
    '- shirt\n- broek': 'shirt broek',
    '2 x 5 * 3 is 30': '2 x 5 * 3 is 30',
    '': '',
  };
  for (const [description, summary] of Object.entries(summaries)) expect.soft(summaryOf(description)).toBe(summary);
});
