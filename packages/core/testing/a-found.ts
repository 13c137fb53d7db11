import type { FoundFund, FoundProduct, FoundProvider, SearchOverview } from '../src/search/search.ts';
import { aFund } from './a-fund.ts';
import { anOffice } from './an-office.ts';
import { aProduct } from './a-product.ts';

export function aFoundFund(overrides: Partial<FoundFund> = {}): FoundFund {
  const fund = aFund({ id: overrides.id ?? '12', name: overrides.name ?? 'Kindtegoed' });
  return { kind: 'funds', id: fund.id, name: fund.name, text: null, picture: null, fund, ...overrides };
}

export function aFoundProduct(overrides: Partial<FoundProduct> = {}): FoundProduct {
  const product = aProduct({ id: overrides.id ?? '381', name: overrides.name ?? 'Zwemles A' });
  return { kind: 'products', id: product.id, name: product.name, text: null, picture: null, product, ...overrides };
}

export function aFoundProvider(overrides: Partial<FoundProvider> = {}): FoundProvider {
  return {
    kind: 'providers',
    id: '44',
    name: 'Zwembad De Golfslag',
    text: null,
    picture: null,
    businessType: 'Zwembad',
    offices: [anOffice()],
    ...overrides,
  };
}

/** An overview with one fund, nine products of which two are shown, and one provider. */
export function aSearchOverview(overrides: Partial<SearchOverview> = {}): SearchOverview {
  return {
    funds: { count: 1, items: [{ id: '12', name: 'Kindtegoed' }] },
    products: {
      count: 9,
      items: [
        { id: '381', name: 'Zwemles A' },
        { id: '382', name: 'Zwemtas' },
      ],
    },
    providers: { count: 1, items: [{ id: '44', name: 'Zwembad De Golfslag' }] },
    ...overrides,
  };
}

/** An overview without results. */
export const NOTHING_FOUND: SearchOverview = {
  funds: { count: 0, items: [] },
  products: { count: 0, items: [] },
  providers: { count: 0, items: [] },
};
