import { describe, expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import { withoutEachField } from '../../testing/without-each-field.ts';
import product from './golden/product.json' with { type: 'json' };
import products from './golden/products.json' with { type: 'json' };
import { HttpProductCategories } from './http-product-categories.ts';
import { HttpProducts } from './http-products.ts';

const wire = product.data;

function answering(body: unknown) {
  const { client, requests } = answeringClient({ answer: () => jsonAnswer(body) });
  const url = (): string => {
    const { pathname, search } = new URL(requests[0]?.url ?? '');
    return pathname.replace('/api/v1', '') + search;
  };
  return {
    port: new HttpProducts(client),
    categories: new HttpProductCategories(client),
    url,
    method: () => requests[0]?.method,
    count: () => requests.length,
  };
}

describe('an offer over HTTP', () => {
  it('has the fields of the specification [PR-038] [PR-039] [PR-040] [PR-041] [PR-042] [API-053]', async () => {
    const { port, url } = answering(product);
    expect(await port.read('381')).toEqual(
      ok({
        id: '381',
        name: 'Zwemles A (10 lessen)',
        description: 'Tien lessen in het instructiebad.',
        descriptionHtml: '<p>Tien lessen in het instructiebad.</p>',
        organizationId: '44',
        organization: {
          id: '44',
          name: 'Zwembad De Golfslag',
          logo: null,
          businessType: 'Zwembad',
          email: 'info@golfslag.example',
          phone: null,
          website: 'https://golfslag.example',
        },
        category: { id: '7', name: 'Sport', parentId: null },
        photo: {
          sizes: {
            thumbnail: '/media/bad-thumbnail.jpg',
            small: '/media/bad-small.jpg',
            large: '/media/bad-large.jpg',
          },
          dominantColor: '#2a6d91',
        },
        logo: null,
        priceType: 'regular',
        price: 95_00,
        priceMin: 15_00,
        priceMax: 15_00,
        discount: null,
        stockAmount: 25,
        soldOut: false,
        deleted: false,
        expired: false,
        expireAt: '2027-12-31',
        reservationEnabled: true,
        reservationFields: { phone: 'optional', address: 'no', birthDate: 'required' },
        funds: [
          {
            id: '12',
            name: 'Meedoen in Zonnedorp',
            type: 'budget',
            logo: null,
            organization: { id: '5', name: 'Gemeente Zonnedorp' },
            endAt: '2027-12-31',
            reservationsEnabled: true,
            limitTotal: null,
            limitPerIdentity: null,
            limitAvailable: null,
            price: null,
          },
          {
            id: '15',
            name: 'Sportactie jeugd',
            type: 'subsidies',
            logo: null,
            organization: { id: '5', name: 'Gemeente Zonnedorp' },
            endAt: '2027-12-31',
            reservationsEnabled: true,
            limitTotal: 100,
            limitPerIdentity: 2,
            limitAvailable: 1,
            price: 15_00,
          },
        ],
        offices: [],
        bookmarked: false,
      }),
    );
    expect(url()).toBe('/platform/products/381');
  });

  it.each([
    ['discount_fixed', '5.00', { kind: 'amount', amount: 5_00 }],
    ['discount_percentage', '12.50', { kind: 'percentage', percent: 12.5 }],
    ['free', null, null],
    ['informational', null, null],
    ['regular', '5.00', null],
  ])('of price type %s has its discount', async (type, discount, expected) => {
    const body = { data: { ...wire, price_type: type, price: '0.00', price_discount: discount } };
    expect(await answering(body).port.read('381')).toMatchObject({ value: { priceType: type, discount: expected } });
  });

  it('is not asked for with an id that no offer can have', async () => {
    const { port, count } = answering(product);
    for (const outcome of [await port.read('abc'), await port.bookmark('abc'), await port.removeBookmark('abc')]) {
      expect(outcome).toEqual(err(failure('not_found')));
    }
    expect(count()).toBe(0);
  });

  it('is an unexpected failure when a field is missing', async () => {
    const incomplete = withoutEachField(wire, [
      'id',
      'name',
      'organization',
      'price_type',
      'sold_out',
      'funds',
      'offices',
    ]);
    for (const { field, body } of incomplete) {
      const outcome = await answering({ data: body }).port.read('381');
      expect({ field, outcome }).toEqual({ field, outcome: err(failure('unexpected')) });
    }
  });

  it.each([
    ['bookmark', '/platform/products/381/bookmark'],
    ['removeBookmark', '/platform/products/381/remove-bookmark'],
  ] as const)('is changed by %s [API-054] [API-055]', async (method, path) => {
    const { port, url, method: sent } = answering(product);
    expect(await port[method]('381')).toMatchObject({ value: { id: '381' } });
    expect([sent(), url()]).toEqual(['POST', path]);
  });
});

describe('a list of offers over HTTP', () => {
  it('is a page with its place in the whole', async () => {
    const { port, url } = answering(products);
    expect(await port.list({})).toMatchObject({
      value: { items: [{ id: '381' }], currentPage: 2, lastPage: 5, total: 46 },
    });
    expect(url()).toBe('/platform/products');
  });

  it('sends every filter and the order [API-051]', async () => {
    const { port, url } = answering(products);
    await port.list({
      fundType: 'budget',
      q: 'zwem',
      fundId: '12',
      categoryId: '7',
      organizationId: '44',
      distance: 5,
      postcode: '1234 AB',
      bookmarked: true,
      orderBy: 'created_at',
      orderByDir: 'desc',
      page: 2,
      perPage: 10,
    });
    expect(url()).toBe(
      '/platform/products?fund_type=budget&q=zwem&fund_id=12&product_category_id=7&organization_id=44&postcode=1234%20AB&distance=5&bookmarked=1&order_by=created_at&order_by_dir=desc&page=2&per_page=10',
    );
  });

  it('sends no half place and no id that is no number', async () => {
    const { port, url } = answering(products);
    await port.list({ postcode: '1234 AB', fundId: 'x', organizationId: '-1', q: '' });
    expect(url()).toBe('/platform/products');
  });
});

describe('the options of the filters over HTTP', () => {
  it('are at most 300 providers with offers in a type of fund [API-066]', async () => {
    const { port, url } = answering({ data: [{ id: 44, name: 'Zwembad De Golfslag' }] });
    expect(await port.providers('subsidies')).toEqual(ok([{ id: '44', name: 'Zwembad De Golfslag' }]));
    expect(url()).toBe('/platform/organizations?is_employee=0&has_products=1&fund_type=subsidies&per_page=300');
  });

  it('are the categories, 1000 at a time, with their parent [PR-044] [PR-048] [API-056]', async () => {
    const { categories, url } = answering({
      data: [
        { id: 7, key: 'sport', name: 'Sport', parent_id: null },
        { id: 18, key: 'zwemmen', name: 'Zwemmen', parent_id: 7 },
      ],
    });
    expect(await categories.list({})).toEqual(
      ok([
        { id: '7', name: 'Sport', parentId: null },
        { id: '18', name: 'Zwemmen', parentId: '7' },
      ]),
    );
    expect(url()).toBe('/platform/product-categories?per_page=1000');
  });

  it.each([
    [{ usedIn: 'budget' as const }, 'per_page=1000&used=1&used_type=budget'],
    [{ parentId: '7' }, 'per_page=1000&parent_id=7'],
    [{ parentId: null }, 'per_page=1000&parent_id=null'],
  ])('narrow the categories by %j [PR-055]', async (filter, query) => {
    const { categories, url } = answering({ data: [] });
    await categories.list(filter);
    expect(url()).toBe(`/platform/product-categories?${query}`);
  });

  it('are one category by its id [API-057]', async () => {
    const { categories, url } = answering({ data: { id: 18, key: 'zwemmen', name: 'Zwemmen', parent_id: 7 } });
    expect(await categories.read('18')).toEqual(ok({ id: '18', name: 'Zwemmen', parentId: '7' }));
    expect(url()).toBe('/platform/product-categories/18');
    expect(await categories.read('zwemmen')).toEqual(err(failure('not_found')));
  });
});
