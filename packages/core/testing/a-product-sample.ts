import type { ProductSample } from '../src/products/product-sample.ts';
import { money } from '../src/shared/money.ts';

/** A product of 95 euros without a photo. */
export function aProductSample(overrides: Partial<ProductSample> = {}): ProductSample {
  return {
    id: '381',
    name: 'Zwemles A (10 lessen)',
    organizationName: 'Zwembad De Golfslag',
    photo: null,
    priceType: 'regular',
    price: money(95_00),
    priceMin: money(95_00),
    priceMax: money(95_00),
    reservationEnabled: true,
    funds: [],
    priceDiscount: null,
    soldOut: false,
    ...overrides,
  };
}
