import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { describe, expect, it } from 'vitest';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import list from '../../golden/2026-07/033-search.list.json' with { type: 'json' };
import overview from '../../golden/2026-07/032-search.overview.json' with { type: 'json' };
import { HttpSearch } from './http-search.ts';

const unexpected = err(failure('unexpected'));

function answering(body: unknown, status = 200) {
  const { client, requests } = answeringClient({ answer: () => jsonAnswer(body, status) });
  return { port: new HttpSearch(client), query: () => new URL(requests[0]?.url ?? '').searchParams };
}

describe('the overview of a search over HTTP', () => {
  it('is requested with at most 100 characters, and without ids that are not numbers', async () => {
    const { port, query } = answering(overview.answer);
    await port.overview({ q: '🏊'.repeat(101), fundId: 'x', productCategoryId: '0', organizationId: '1e3' });
    expect(Array.from(query().get('q') ?? '')).toHaveLength(100);
    expect([...query().keys()]).toEqual(['q', 'with_external', 'overview', 'take']);
  });

  it('is an unexpected failure for the answer of a list', async () => {
    expect(await answering(list.answer).port.overview({})).toEqual(unexpected);
  });
});

describe('the list of a search over HTTP', () => {
  it('is requested for several kinds at once, oldest first', async () => {
    const { port, query } = answering(list.answer);
    const kinds = ['funds', 'providers', 'products'] as const;
    await port.list({ q: '  zwem ', kinds, direction: 'asc' });
    expect(query().getAll('search_item_types[]')).toEqual(kinds);
    expect(query().get('q')).toBe('zwem');
    expect([query().get('order_by_dir'), query().get('order_dir')]).toEqual(['asc', 'asc']);
  });

  it('has plain names, although the platform escapes them for HTML beside the resource', async () => {
    const [item] = list.answer.data;
    const data = [{ ...item, name: 'Zwemles &amp; meer', resource: { ...item?.resource, name: 'Zwemles & meer' } }];
    const outcome = await answering({ ...list.answer, data }).port.list({ kinds: ['products'] });
    expect(outcome).toMatchObject({ value: { items: [{ name: 'Zwemles & meer' }] } });
  });

  it('is an unexpected failure for a 404 or the answer of an overview', async () => {
    expect(await answering(overview.answer).port.list({ kinds: ['funds'] })).toEqual(unexpected);
    expect(await answering({ message: 'Not Found' }, 404).port.list({ kinds: [] })).toEqual(unexpected);
  });
});
