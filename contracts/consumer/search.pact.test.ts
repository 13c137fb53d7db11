import { SEARCH_KINDS } from '@stadstegoed/core/search/search.ts';
import { HttpSearch } from '@stadstegoed/http/search/http-search.ts';
import { describe, expect, it } from 'vitest';
import { eachLike, pact, integer, refusedFields, regex, string } from './pact.ts';
import { anyFund, anyOffice, anyProduct } from './wire-examples.ts';

const search = { scenario: 'ordinary-tuesday', method: 'GET', path: '/platform/search' } as const;
const group = (name: string) => ({ items: eachLike({ id: integer(1), name: string(name) }), count: integer(3) });
const overview = { with_external: '1', overview: '1', take: '9' };
const newest = { with_external: '1', order_by: 'created_at', order_by_dir: 'desc', order_dir: 'desc' };
const meta = { current_page: integer(1), last_page: integer(1), total: integer(1) };

describe('the overview of a search', () => {
  it('has the first results of each kind with their number [SE-004] [API-076]', async () => {
    const outcome = await pact.record(
      {
        ...search,
        receives: 'a question for the overview of a search',
        query: { q: 'zwem', ...overview },
        answer: {
          status: 200,
          body: {
            data: {
              funds: group('Kindtegoed'),
              providers: group('Zwembad De Golfslag'),
              products: group('Zwemles voor diploma A'),
            },
          },
        },
      },
      (client) => new HttpSearch(client).overview({ q: 'zwem' }),
    );
    expect(outcome).toMatchObject({ value: { funds: { count: 3, items: [{ name: 'Kindtegoed' }] } } });
  });

  it('is invalid for a fund that does not exist', async () => {
    const outcome = await pact.record(
      {
        ...search,
        receives: 'a question for the overview of a search in an unknown fund',
        query: { fund_id: '999999', ...overview },
        answer: refusedFields('fund_id'),
      },
      (client) => new HttpSearch(client).overview({ fundId: '999999' }),
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid', fields: { fund_id: [expect.any(String)] } } });
  });
});

describe('the list of a search', () => {
  // Only the list and the page of a fund, which check its criteria, say whether the partner has it.
  const { taken_by_partner: _, ...foundFund } = anyFund;
  const found = {
    funds: { item_type: regex('fund', 'fund'), resource: foundFund },
    providers: {
      item_type: regex('provider', 'provider'),
      resource: { id: integer(101), name: string('Zwembad De Golfslag'), offices: eachLike(anyOffice) },
    },
    products: { item_type: regex('product', 'product'), resource: anyProduct },
  } as const;

  it.each(SEARCH_KINDS)('has the newest %s [SE-007] [API-076]', async (kind) => {
    const outcome = await pact.record(
      {
        ...search,
        receives: `a question for a page of found ${kind}`,
        query: { q: 'zwem', ...newest, 'search_item_types[]': [kind], page: '1', per_page: '15' },
        answer: { status: 200, body: { data: eachLike({ id: integer(1), ...found[kind] }), meta } },
      },
      (client) => new HttpSearch(client).list({ q: 'zwem', kinds: [kind], page: 1, perPage: 15 }),
    );
    expect(outcome).toMatchObject({ value: { total: 1, items: [{ kind }] } });
  });

  it('is narrowed by fund, category and organisation', async () => {
    const outcome = await pact.record(
      {
        ...search,
        receives: 'a question for found products of a fund, a category and an organisation',
        query: {
          fund_id: '1',
          product_category_id: '11',
          organization_id: '101',
          ...newest,
          'search_item_types[]': ['products'],
        },
        answer: { status: 200, body: { data: eachLike({ id: integer(1), ...found.products }), meta } },
      },
      (client) =>
        new HttpSearch(client).list({
          kinds: ['products'],
          fundId: '1',
          productCategoryId: '11',
          organizationId: '101',
        }),
    );
    expect(outcome).toMatchObject({ value: { items: [{ kind: 'products' }] } });
  });

  it('is invalid for a category that does not exist', async () => {
    const outcome = await pact.record(
      {
        ...search,
        receives: 'a question for found products of an unknown category',
        query: { product_category_id: '999999', ...newest, 'search_item_types[]': ['products'] },
        answer: refusedFields('product_category_id'),
      },
      (client) => new HttpSearch(client).list({ kinds: ['products'], productCategoryId: '999999' }),
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid' } });
  });
});
