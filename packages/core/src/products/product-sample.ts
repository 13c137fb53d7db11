import type { Picture } from '../shared/picture.ts';
import type { PricedProduct } from './product.ts';

/** A product as shown on a card of home. */
export interface ProductSample extends PricedProduct {
  readonly id: string;
  readonly name: string;
  readonly organizationName: string;
  readonly photo: Picture | null;
  /** Euros or per cent, by `priceType`; null for the other types. */
  readonly priceDiscount: number | null;
  readonly soldOut: boolean;
}

/** Number of products shown on home per fund type (PR-047). */
export const SAMPLE_PRODUCTS = 6;
