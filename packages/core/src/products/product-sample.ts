import type { Money } from '../shared/money.ts';
import type { Picture } from '../shared/picture.ts';

/** How an offer is priced: an amount, nothing, or a discount in euros or per cent. */
export type PriceType = 'regular' | 'free' | 'discount_fixed' | 'discount_percentage';

/** Every way of pricing, for reading them from outside. */
export const PRICE_TYPES: readonly PriceType[] = ['regular', 'free', 'discount_fixed', 'discount_percentage'];

/** An offer as home shows it: enough for a card. */
export interface ProductSample {
  readonly id: string;
  readonly name: string;
  readonly organizationName: string;
  readonly photo: Picture | null;
  readonly priceType: PriceType;
  /** Zero for every type but regular; null when the platform gives none. */
  readonly price: Money | null;
  /** What a resident pays at least: lower than the price where a fund pays part of it. */
  readonly priceMin: Money | null;
  /** Euros or per cent, by `priceType`; null for the other types. */
  readonly priceDiscount: number | null;
  readonly soldOut: boolean;
}

/** How many offers home shows of each fund type (1 §9). */
export const SAMPLE_PRODUCTS = 6;
