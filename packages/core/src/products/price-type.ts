/** How a product is priced: an amount, free, a discount in euros or per cent, or a price that only the provider tells. */
export type PriceType = 'regular' | 'free' | 'discount_fixed' | 'discount_percentage' | 'informational';

/** All price types, to validate a received value. */
export const PRICE_TYPES: readonly PriceType[] = [
  'regular',
  'free',
  'discount_fixed',
  'discount_percentage',
  'informational',
];
