import { money } from '../src/shared/money.ts';
import type { Product, ProductCategory, ProductFund } from '../src/products/product.ts';

/** Swimming lessons of 86 euros in the budget fund of `aVoucherFund`, without a photo or limits. */
export function aProduct(overrides: Partial<Product> = {}): Product {
  return {
    id: '381',
    name: 'Zwemles A (10 lessen)',
    description: 'Uw kind leert in tien weken veilig zwemmen.',
    descriptionHtml: '<p>Uw kind leert in tien weken veilig zwemmen.</p>',
    organizationId: '44',
    organization: {
      id: '44',
      name: 'Zwembad De Golfslag',
      logo: null,
      email: null,
      phone: null,
      website: null,
    },
    category: aProductCategory(),
    photo: null,
    logo: null,
    priceType: 'regular',
    price: money(86_00),
    priceMin: money(86_00),
    priceMax: money(86_00),
    discount: null,
    stockAmount: null,
    soldOut: false,
    deleted: false,
    expired: false,
    expireAt: null,
    reservationEnabled: true,
    reservationFields: { phone: 'optional', address: 'no', birthDate: 'no', notes: 'optional', own: [] },
    funds: [aProductFund()],
    offices: [],
    bookmarked: false,
    ...overrides,
  };
}

/** The conditions in Kindtegoed, a budget fund, without limits. */
export function aProductFund(overrides: Partial<ProductFund> = {}): ProductFund {
  return {
    id: '12',
    name: 'Kindtegoed',
    type: 'budget',
    logo: null,
    organization: { id: '3', name: 'Gemeente Zonnedorp' },
    endAt: null,
    reservationsEnabled: true,
    takesOnlinePayment: false,
    limitTotal: null,
    limitPerIdentity: null,
    limitAvailable: null,
    price: null,
    ...overrides,
  };
}

/** The category Sport, at the top of the tree. */
export function aProductCategory(overrides: Partial<ProductCategory> = {}): ProductCategory {
  return { id: '7', name: 'Sport', parentId: null, ...overrides };
}
