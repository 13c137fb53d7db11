import { money, type Money } from '../shared/money.ts';
import { formerPrice, lowestPrice, pricesDiffer } from './product-rules.ts';
import type { PricedProduct } from './product.ts';
import { canPayWith, payableWith, priceIn, type ViewerVouchers } from './what-you-pay.ts';

/** The price of an offer as a card shows it. */
export interface PriceOfProduct {
  /** Null for an offer without an amount. */
  readonly amount: Money | null;
  /** Whether it can be more, so that the amount is where the price starts. */
  readonly isFrom: boolean;
  /** The full price, crossed out, when this viewer does not pay it; null otherwise. */
  readonly former: Money | null;
}

/**
 * The price for a viewer (reading 37). For a resident it is the price that her own vouchers pay: those that can pay now,
 * otherwise all of hers that fit, and the full price without one. A visitor, and a resident whose vouchers are not read
 * (`vouchers` is null), sees where the price starts. Null while the vouchers are read, when they can change the price.
 */
export function productPrice(product: PricedProduct, vouchers: ViewerVouchers): PriceOfProduct | null {
  const { priceType, price } = product;
  if (vouchers === 'reading' && !isSameForAll(product)) return null;
  if (vouchers === 'reading' || vouchers === null || priceType !== 'regular' || price === null) {
    return { amount: lowestPrice(product), isFrom: pricesDiffer(product), former: formerPrice(product) };
  }
  const fitting = payableWith(product, vouchers);
  const paying = fitting.filter((one) => canPayWith(product, one));
  const prices = (paying.length > 0 ? paying : fitting).map(({ fund }) => priceIn(fund, price));
  if (prices.length === 0) return { amount: price, isFrom: false, former: null };
  const [lowest, highest] = [money(Math.min(...prices)), money(Math.max(...prices))];
  return { amount: lowest, isFrom: lowest < highest, former: highest < price ? price : null };
}

/** Whether every resident pays the same price, with whichever voucher or without one. */
function isSameForAll({ priceType, price, priceMin, priceMax, funds }: PricedProduct): boolean {
  if (priceType !== 'regular' || price === null) return true;
  const others = [priceMin, priceMax, ...funds.map((fund) => priceIn(fund, price))];
  return others.every((other) => other === null || other === price);
}
