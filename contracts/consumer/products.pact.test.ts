import { describe, expect, it } from 'vitest';
import { HttpProductSamples } from '@stadstegoed/http/products/http-product-samples.ts';
import { HttpProductCategories } from '@stadstegoed/http/products/http-product-categories.ts';
import { HttpProducts } from '@stadstegoed/http/products/http-products.ts';
import { eachLike, integer, refused, refusedFields, pact, string } from './pact.ts';
import { anyProduct } from './wire-examples.ts';

const everyday = 'ordinary-tuesday';
const meta = { current_page: integer(1), last_page: integer(5), total: integer(46) };
const sample = { scenario: everyday, method: 'GET', path: '/platform/products/sample' } as const;

describe('product samples', () => {
  it.each(['budget', 'subsidies'] as const)('are read six at a time for %s [API-052] [PR-047]', async (fundType) => {
    const outcome = await pact.record(
      {
        ...sample,
        receives: `a question for sample offers of ${fundType}`,
        query: { fund_type: fundType, per_page: '6' },
        answer: { status: 200, body: { data: eachLike(anyProduct) } },
      },
      (client) => new HttpProductSamples(client).samples(fundType),
    );
    expect(outcome).toMatchObject({ value: [{ name: 'Zwemles A', priceType: 'regular', price: 187_50 }] });
  });
});

describe('the list of offers', () => {
  const list = { scenario: everyday, method: 'GET', path: '/platform/products' } as const;
  const page = { status: 200, body: { data: eachLike(anyProduct), meta } };

  it('has pages of ten, newest first, of one type of fund [API-051] [PR-046] [PR-049]', async () => {
    const outcome = await pact.record(
      {
        ...list,
        receives: 'a question for the first page of offers',
        query: {
          fund_type: 'budget',
          order_by: 'created_at',
          order_by_dir: 'desc',
          order_dir: 'desc',
          page: '1',
          per_page: '10',
        },
        answer: page,
      },
      (client) =>
        new HttpProducts(client).list({
          fundType: 'budget',
          orderBy: 'created_at',
          orderByDir: 'desc',
          page: 1,
          perPage: 10,
        }),
    );
    expect(outcome).toMatchObject({ value: { items: [{ name: 'Zwemles A', price: 187_50 }], lastPage: 5, total: 46 } });
  });

  it('is filtered by text, fund, category, provider and place [API-051] [PR-051]', async () => {
    const outcome = await pact.record(
      {
        ...list,
        receives: 'a question for offers by every filter',
        query: {
          q: 'les',
          fund_id: '1',
          product_category_id: '1',
          organization_id: '101',
          postcode: '1234 AB',
          distance: '75',
        },
        answer: { status: 200, body: { meta: { total: integer(0) } } },
      },
      (client) =>
        new HttpProducts(client).list({
          q: 'les',
          fundId: '1',
          categoryId: '1',
          organizationId: '101',
          postcode: '1234 AB',
          distance: 75,
        }),
    );
    expect(outcome).toBeDefined();
  });

  it('has the bookmarks of the resident with the bookmark on [API-051] [PR-031]', async () => {
    const outcome = await pact.record(
      {
        ...list,
        scenario: 'bookmarked-offers',
        params: { persona: 'samira' },
        receives: 'a question for the bookmarked offers',
        query: { bookmarked: '1', order_by: 'price_min', order_by_dir: 'asc', order_dir: 'asc' },
        answer: { status: 200, body: { data: eachLike({ ...anyProduct, bookmarked: true }), meta } },
      },
      (client) => new HttpProducts(client).list({ bookmarked: true, orderBy: 'price_min', orderByDir: 'asc' }),
    );
    expect(outcome).toMatchObject({ value: { items: [{ bookmarked: true }] } });
  });

  it('is invalid for an unknown fund', async () => {
    const outcome = await pact.record(
      {
        ...list,
        receives: 'a question for offers of an unknown fund',
        query: { fund_id: '999999' },
        answer: refusedFields('fund_id'),
      },
      (client) => new HttpProducts(client).list({ fundId: '999999' }),
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid' } });
  });
});

describe('one offer', () => {
  const read = { scenario: everyday, method: 'GET' } as const;

  it('is read by anybody [API-053]', async () => {
    const outcome = await pact.record(
      {
        ...read,
        path: '/platform/products/201',
        receives: 'a question for one offer',
        answer: { status: 200, body: { data: anyProduct } },
      },
      (client) => new HttpProducts(client).read('201'),
    );
    expect(outcome).toMatchObject({ value: { id: '201', reservationFields: { phone: 'optional' } } });
  });

  it('is not found when there never was one', async () => {
    const outcome = await pact.record(
      { ...read, path: '/platform/products/999999', receives: 'a question for an unknown offer', answer: refused(404) },
      (client) => new HttpProducts(client).read('999999'),
    );
    expect(outcome).toMatchObject({ error: { kind: 'not_found' } });
  });
});

describe.each([
  ['bookmark', 'bookmark', true],
  ['remove-bookmark', 'removeBookmark', false],
] as const)('the call %s', (verb, method, bookmarked) => {
  const call = { scenario: 'bookmarked-offers', method: 'POST', path: `/platform/products/201/${verb}` } as const;

  it(`gives the offer with its bookmark ${bookmarked ? 'on [API-054]' : 'off [API-055]'} [PR-036]`, async () => {
    const outcome = await pact.record(
      {
        ...call,
        params: { persona: 'samira' },
        receives: `${verb} of an offer`,
        answer: { status: 200, body: { data: { ...anyProduct, bookmarked } } },
      },
      (client) => new HttpProducts(client)[method]('201'),
    );
    expect(outcome).toMatchObject({ value: { id: '201', bookmarked } });
  });

  it('is refused to a visitor and for an unknown offer [PR-050]', async () => {
    const byVisitor = await pact.record(
      { ...call, receives: `${verb} by a visitor`, answer: refused(401, 'invalid_access_token') },
      (client) => new HttpProducts(client)[method]('201'),
    );
    expect(byVisitor).toMatchObject({ error: { kind: 'unexpected' } });
    const unknown = await pact.record(
      {
        ...call,
        params: { persona: 'samira' },
        path: `/platform/products/999999/${verb}`,
        receives: `${verb} of an unknown offer`,
        answer: refused(404),
      },
      (client) => new HttpProducts(client)[method]('999999'),
    );
    expect(unknown).toMatchObject({ error: { kind: 'not_found' } });
  });
});

describe('the options of the filters', () => {
  const read = { scenario: everyday, method: 'GET' } as const;
  const category = { id: integer(1), name: string('Sport') };

  it('are the providers with offers [API-066] [API-216]', async () => {
    const outcome = await pact.record(
      {
        ...read,
        path: '/platform/organizations',
        receives: 'a question for providers with offers',
        query: { is_employee: '0', has_products: '1', fund_type: 'budget', per_page: '100' },
        answer: { status: 200, body: { data: eachLike({ id: integer(101), name: string('Zwembad De Golfslag') }) } },
      },
      (client) => new HttpProducts(client).providers('budget'),
    );
    expect(outcome).toMatchObject({ value: [{ name: 'Zwembad De Golfslag' }] });
  });

  it.each([
    ['all categories', {}, {}],
    ['the categories with offers', { usedIn: 'budget' }, { used: '1', used_type: 'budget' }],
    ['the top of the categories', { parentId: null }, { parent_id: 'null' }],
  ] as const)('are %s [API-056] [PR-048] [PR-055]', async (name, filter, query) => {
    const outcome = await pact.record(
      {
        ...read,
        path: '/platform/product-categories',
        receives: `a question for ${name}`,
        query: { per_page: '1000', ...query },
        answer: { status: 200, body: { data: eachLike(category) } },
      },
      (client) => new HttpProductCategories(client).list(filter),
    );
    expect(outcome).toMatchObject({ value: [{ id: '1', parentId: null }] });
  });

  it('are one category by its id [API-057] [API-211]', async () => {
    const outcome = await pact.record(
      {
        ...read,
        path: '/platform/product-categories/1',
        receives: 'a question for one category',
        answer: { status: 200, body: { data: category } },
      },
      (client) => new HttpProductCategories(client).read('1'),
    );
    expect(outcome).toMatchObject({ ok: true });
  });
});
