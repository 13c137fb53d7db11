import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { describe, expect, it } from 'vitest';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import { withoutEachField } from '../../testing/without-each-field.ts';
import list from './golden/list.json' with { type: 'json' };
import overview from './golden/overview.json' with { type: 'json' };
import { HttpSearch } from './http-search.ts';

function answering(body: unknown, status = 200) {
  const { client, requests } = answeringClient({ answer: () => jsonAnswer(body, status) });
  return { port: new HttpSearch(client), query: () => new URL(requests[0]?.url ?? '').searchParams };
}

describe('the overview of a search over HTTP', () => {
  it('has the first names and the count of each kind [SE-004]', async () => {
    const { port, query } = answering(overview);
    expect(await port.overview({ q: 'zwem' })).toMatchObject({
      value: {
        funds: { count: 3, items: [{ id: '9', name: 'Actiepas' }, { id: '7' }, { id: '1', name: 'Kindtegoed' }] },
        providers: { count: 1, items: [{ id: '101', name: 'Zwembad De Golfslag' }] },
        products: { count: 3, items: [{ id: '202' }, { id: '201' }, { id: '203' }] },
      },
    });
    expect(String(query())).toBe('q=zwem&with_external=1&overview=1&take=9');
  });

  it('is requested with every filter that is set', async () => {
    const { port, query } = answering(overview);
    await port.overview({ q: '  zwem ', fundId: '1', productCategoryId: '11', organizationId: '101' });
    expect(String(query())).toBe(
      'q=zwem&fund_id=1&product_category_id=11&organization_id=101&with_external=1&overview=1&take=9',
    );
  });

  it('is requested with at most 100 characters, and without ids that are not numbers', async () => {
    const { port, query } = answering(overview);
    await port.overview({ q: '🏊'.repeat(101), fundId: 'x', productCategoryId: '0', organizationId: '1e3' });
    expect(Array.from(query().get('q') ?? '')).toHaveLength(100);
    expect([...query().keys()]).toEqual(['q', 'with_external', 'overview', 'take']);
  });

  it('is an unexpected failure when a part is missing, or for the answer of a list', async () => {
    const bodies = [
      ...withoutEachField(overview.data, ['funds', 'providers', 'products']).map(({ body }) => ({ data: body })),
      list,
      { data: { ...overview.data, funds: { items: [], count: 'drie' } } },
    ];
    for (const body of bodies) expect(await answering(body).port.overview({})).toEqual(err(failure('unexpected')));
  });
});

describe('the list of a search over HTTP', () => {
  it('has results of each kind on one page [SE-007]', async () => {
    const { port, query } = answering(list);
    const kinds = ['funds', 'providers', 'products'] as const;
    const outcome = await port.list({ q: 'zwem', kinds, direction: 'asc', page: 1, perPage: 3 });
    expect(outcome).toMatchObject({
      value: {
        currentPage: 1,
        lastPage: 2,
        total: 5,
        items: [
          { kind: 'funds', id: '1', name: 'Kindtegoed', fund: { key: 'kindtegoed', formulas: [{ type: 'multiply' }] } },
          {
            kind: 'providers',
            id: '101',
            name: 'Zwembad De Golfslag',
            businessType: 'Zwembad',
            offices: [{ address: 'Badlaan 8, 9990 BA Zonnedorp' }, { address: 'Plasweg 2, 9990 XP Zonnedorp' }],
          },
          { kind: 'products', product: { organization: { name: 'Zwembad De Golfslag' }, priceType: 'regular' } },
        ],
      },
    });
    expect(query().getAll('search_item_types[]')).toEqual(kinds);
    expect(query().get('order_by')).toBe('created_at');
    expect(query().get('order_by_dir')).toBe('asc');
    expect(query().get('per_page')).toBe('3');
  });

  it('has plain names, although the platform escapes them for HTML beside the resource', async () => {
    const outcome = await answering(list).port.list({ kinds: ['products'] });
    expect(outcome).toMatchObject({ value: { items: [{}, {}, { name: 'Zwemles & meer' }] } });
  });

  it('may be empty', async () => {
    const empty = { data: [], meta: { ...list.meta, total: 0, last_page: 0 } };
    expect(await answering(empty).port.list({ kinds: ['funds'] })).toMatchObject({
      value: { items: [], total: 0, lastPage: 1 },
    });
  });

  it('is an unexpected failure for a 404, an unknown kind, a missing field or the answer of an overview', async () => {
    const [fund, provider] = list.data;
    const incomplete = [
      ...withoutEachField(fund ?? {}, ['id', 'item_type', 'resource']),
      ...withoutEachField(provider?.resource ?? {}, ['name', 'offices']).map(({ field, body }) => ({
        field,
        body: { ...provider, resource: body },
      })),
    ];
    for (const { field, body } of incomplete) {
      const outcome = await answering({ ...list, data: [body] }).port.list({ kinds: ['funds'] });
      expect({ field, outcome }).toEqual({ field, outcome: err(failure('unexpected')) });
    }
    expect(await answering(overview).port.list({ kinds: ['funds'] })).toEqual(err(failure('unexpected')));
    expect(await answering({ message: 'Not Found' }, 404).port.list({ kinds: [] })).toEqual(err(failure('unexpected')));
  });
});
