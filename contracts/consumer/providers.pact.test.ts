import { describe, expect, it } from 'vitest';
import { parsePostcode } from '@stadstegoed/core/shared/postcode.ts';
import { PROVIDERS_PER_PAGE } from '@stadstegoed/core/providers/provider.ts';
import { given } from '@stadstegoed/core/testing/given.ts';
import { HttpProviders } from '@stadstegoed/http/providers/http-providers.ts';
import { eachLike, pact, integer, like, refused, refusedFields, string } from './pact.ts';
import { anyOffice } from './wire-examples.ts';

const everyday = 'ordinary-tuesday';
const meta = { current_page: integer(1), last_page: integer(4), total: integer(37) };
const anyProvider = {
  id: integer(44),
  name: string('Zwembad De Golfslag'),
  description_html: string('<p>Zwemmen voor iedereen.</p>'),
  offices: like([]),
};
const onePage = { ...meta, last_page: integer(1) };
const first = { page: 1, perPage: PROVIDERS_PER_PAGE };
const sorted = { order_by: 'name', order_by_dir: 'asc', order_dir: 'asc', page: '1', per_page: '10' };

describe('the list of providers', () => {
  const list = { scenario: everyday, method: 'GET', path: '/platform/providers' } as const;
  const page = { status: 200, body: { data: eachLike(anyProvider), meta } };

  it('is sorted by name from A to Z, ten a page [PV-030]', async () => {
    const outcome = await pact.record(
      { ...list, receives: 'a question for the first page of providers', query: sorted, answer: page },
      (client) => new HttpProviders(client).list(first),
    );
    expect(outcome).toMatchObject({ value: { items: [{ name: 'Zwembad De Golfslag' }], lastPage: 4, total: 37 } });
  });

  it('has all providers for the map, a thousand a page [PV-028]', async () => {
    const outcome = await pact.record(
      {
        ...list,
        receives: 'a question for the providers of the map',
        query: { ...sorted, per_page: '1000' },
        answer: { status: 200, body: { data: eachLike(anyProvider), meta: onePage } },
      },
      (client) => new HttpProviders(client).listAll({}),
    );
    expect(outcome).toMatchObject({ ok: true });
  });

  it('is filtered by words, fund, business type, category and distance, and sorted [PV-033]', async () => {
    const outcome = await pact.record(
      {
        ...list,
        receives: 'a question for providers by every filter',
        query: {
          ...sorted,
          q: 'zwem',
          fund_id: '1',
          business_type_id: '1',
          product_category_id: '1',
          postcode: '9990 BA',
          distance: '25',
          order_by: 'created_at',
          order_by_dir: 'desc',
          order_dir: 'desc',
        },
        answer: { status: 200, body: { data: like([]), meta: { ...meta, total: integer(0) } } },
      },
      (client) =>
        new HttpProviders(client).list({
          ...first,
          q: 'zwem',
          fundId: '1',
          businessTypeId: '1',
          categoryId: '1',
          near: { postcode: given(parsePostcode('9990 BA')), distance: 25 },
          orderBy: 'created_at',
          orderByDir: 'desc',
        }),
    );
    expect(outcome).toMatchObject({ ok: true });
  });

  it('is invalid for an unknown fund, and empty for an id that is no number', async () => {
    const outcome = await pact.record(
      {
        ...list,
        receives: 'a question for providers of an unknown fund',
        query: { ...sorted, fund_id: '999999' },
        answer: refusedFields('fund_id'),
      },
      async (client) => [
        await new HttpProviders(client).list({ ...first, fundId: '999999' }),
        await new HttpProviders(client).list({ ...first, businessTypeId: 'x' }),
      ],
    );
    expect(outcome).toMatchObject([{ error: { kind: 'invalid' } }, { value: { items: [], total: 0 } }]);
  });
});

describe('a provider', () => {
  it('has its logo, its offices and its public ways to reach it [PV-020]', async () => {
    const outcome = await pact.record(
      {
        scenario: everyday,
        receives: 'a question for a provider',
        method: 'GET',
        path: '/platform/providers/101',
        answer: {
          status: 200,
          body: {
            data: {
              ...anyProvider,
              id: 101,
              business_type: { id: integer(21), name: string('Zwembad') },
              logo: { sizes: { thumbnail: string('/media/logo.svg') } },
              offices: eachLike(anyOffice),
            },
          },
        },
      },
      (client) => new HttpProviders(client).read('101'),
    );
    expect(outcome).toMatchObject({
      value: {
        id: '101',
        businessType: { name: 'Zwembad' },
        logo: { sizes: { thumbnail: '/media/logo.svg' } },
        offices: [{ address: 'Badlaan 8, 9990 BA Zonnedorp' }],
        email: null,
      },
    });
  });

  it('is not found for an unknown id', async () => {
    const outcome = await pact.record(
      {
        scenario: everyday,
        receives: 'a question for an unknown provider',
        method: 'GET',
        path: '/platform/providers/999999',
        answer: refused(404),
      },
      async (client) => [
        await new HttpProviders(client).read('999999'),
        await new HttpProviders(client).read('zwembad'),
      ],
    );
    expect(outcome).toMatchObject([{ error: { kind: 'not_found' } }, { error: { kind: 'not_found' } }]);
  });
});

describe('the business types', () => {
  it('are those of approved providers, 9999 a page [PV-029]', async () => {
    const outcome = await pact.record(
      {
        scenario: everyday,
        receives: 'a question for the business types in use',
        method: 'GET',
        path: '/platform/business-types',
        query: { used: '1', per_page: '9999' },
        answer: { status: 200, body: { data: eachLike({ id: integer(21), name: string('Zwembad') }), meta: onePage } },
      },
      (client) => new HttpProviders(client).businessTypes(),
    );
    expect(outcome).toMatchObject({ value: [{ id: '21', name: 'Zwembad' }] });
  });
});
