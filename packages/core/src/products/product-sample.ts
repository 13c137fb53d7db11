import type { Money } from '../shared/money.ts';
import type { Picture } from '../shared/picture.ts';

/** How a product is priced: an amount, free, or a discount in euros or per cent. */
export type PriceType = 'regular' | 'free' | 'discount_fixed' | 'discount_percentage';

/** All price types, to validate a received value. */
export const PRICE_TYPES: readonly PriceType[] = ['regular', 'free', 'discount_fixed', 'discount_percentage'];

/** A product as shown on a card of home. */
export interface ProductSample {
  readonly id: string;
  readonly name: string;
  readonly organizationName: string;
  readonly photo: Picture | null;
  readonly priceType: PriceType;
  /** Zero for every type but regular; null when the platform sends none. */
  readonly price: Money | null;
  /** The lowest price for a resident: lower than the price when a fund pays part of it. */
  readonly priceMin: Money | null;
  /** Euros or per cent, by `priceType`; null for the other types. */
  readonly priceDiscount: number | null;
  readonly soldOut: boolean;
}

/** Number of products shown on home per fund type (1 §9). */
export const SAMPLE_PRODUCTS = 6;
