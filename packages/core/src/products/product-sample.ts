import type { Money } from '../shared/money.ts';
import type { Picture } from '../shared/picture.ts';
import type { PriceType } from './price-type.ts';

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

/** Number of products shown on home per fund type (PR-047). */
export const SAMPLE_PRODUCTS = 6;
