import { describe, expect, it } from 'vitest';
import { HttpFunds } from '@stadstegoed/http/funds/http-funds.ts';
import { boolean, eachLike, integer, refused, refusedFields, regex, pact, string } from './pact.ts';
import { amount, anyFund } from './wire-examples.ts';

const everyday = 'ordinary-tuesday';
const meta = { current_page: integer(1), last_page: integer(1), total: integer(6) };
const sponsors = eachLike({ id: integer(1), name: string('Gemeente Zonnedorp') });

describe('the list of funds', () => {
  const list = { scenario: everyday, method: 'GET', path: '/platform/funds' } as const;
  const page = { status: 200, body: { data: eachLike(anyFund), meta } };

  it('has pages of ten with checked criteria [API-003]', async () => {
    const outcome = await pact.record(
      {
        ...list,
        params: { persona: 'noor' },
        receives: 'a question for the first page of funds',
        query: { check_criteria: '1', page: '1', per_page: '10' },
        answer: page,
      },
      (client) => new HttpFunds(client).list({ page: 1, perPage: 10 }),
    );
    expect(outcome).toMatchObject({ value: { items: [{ name: 'Kindtegoed' }], lastPage: 1 } });
  });

  it('has all funds in pages of a hundred [API-003]', async () => {
    const query = { check_criteria: '1', per_page: '100' };
    const outcome = await pact.record(
      { ...list, receives: 'a question for all funds', query, answer: page },
      (client) => new HttpFunds(client).listAll({}),
    );
    expect(outcome).toMatchObject({ value: { items: [{ key: 'kindtegoed' }] } });
  });

  it('is filtered by text, tag and organisation, and includes external funds on request [API-003]', async () => {
    const outcome = await pact.record(
      {
        ...list,
        receives: 'a question for funds by words, tag and organisation',
        query: { check_criteria: '1', q: 'kind', tag_id: '2', organization_id: '1', with_external: '1' },
        answer: page,
      },
      (client) => new HttpFunds(client).list({ q: 'kind', tagId: '2', organizationId: '1', withExternal: true }),
    );
    expect(outcome).toMatchObject({ value: { items: [{ key: 'kindtegoed' }] } });
  });

  it('is invalid for an unknown organisation', async () => {
    const outcome = await pact.record(
      {
        ...list,
        receives: 'a question for funds of an unknown organisation',
        query: { check_criteria: '1', organization_id: '999999' },
        answer: refusedFields('organization_id'),
      },
      (client) => new HttpFunds(client).list({ organizationId: '999999' }),
    );
    expect(outcome).toMatchObject({ error: { kind: 'invalid', fields: { organization_id: [expect.any(String)] } } });
  });
});

describe('a fund', () => {
  const query = { check_criteria: '1' };

  it('has its criteria, formulas and questions [API-004]', async () => {
    const outcome = await pact.record(
      {
        scenario: everyday,
        params: { persona: 'noor' },
        receives: 'a question for a fund',
        method: 'GET',
        path: '/platform/funds/1',
        query,
        answer: {
          status: 200,
          body: {
            data: {
              ...anyFund,
              id: 1,
              logo: { sizes: { thumbnail: string('/media/a.svg'), large: string('/media/b.svg') } },
              description_html: string('<p>Ieder kind mag meedoen.</p>'),
              description_short: string('Voor zwemles, sport, muziek of tekenles.'),
              criteria: eachLike({
                id: integer(11),
                record_type_key: string('children_nth'),
                record_type_name: string('Aantal kinderen'),
                operator: regex('=|!=|>|<|>=|<=', '>'),
                value: string('0'),
                show_attachment: boolean(false),
                is_valid: boolean(true),
              }),
              formulas: [{ type: 'multiply', amount, record_type_key: 'children_nth' }],
              faq: eachLike({ id: integer(11), title: string('Mag dat?'), description_html: string('<p>Ja.</p>') }),
              tags: eachLike({ id: integer(2), key: string('kinderen'), name: string('Kinderen') }),
            },
          },
        },
      },
      (client) => new HttpFunds(client).read('1'),
    );
    expect(outcome).toMatchObject({ value: { criteria: [{ isValid: true }], formulas: [{ type: 'multiply' }] } });
  });

  it('is not found for an unknown id', async () => {
    const outcome = await pact.record(
      {
        scenario: everyday,
        receives: 'a question for an unknown fund',
        method: 'GET',
        path: '/platform/funds/999999',
        query,
        answer: refused(404),
      },
      (client) => new HttpFunds(client).read('999999'),
    );
    expect(outcome).toMatchObject({ error: { kind: 'not_found' } });
  });
});

describe('the options of the filters', () => {
  it('are the sponsors of the municipality, and no employees [API-066] [API-215] [API-216]', async () => {
    const outcome = await pact.record(
      {
        scenario: everyday,
        receives: 'a question for the sponsors of the municipality',
        method: 'GET',
        path: '/platform/organizations',
        query: { is_employee: '0', is_sponsor: '1', implementation: '1', per_page: '100' },
        answer: { status: 200, body: { data: sponsors, meta } },
      },
      (client) => new HttpFunds(client).organizations(),
    );
    expect(outcome).toMatchObject({ value: [{ id: '1', name: 'Gemeente Zonnedorp' }] });
  });

  it('are the tags of funds [API-064]', async () => {
    const outcome = await pact.record(
      {
        scenario: everyday,
        receives: 'a question for the tags of funds',
        method: 'GET',
        path: '/platform/tags',
        query: { type: 'funds', per_page: '1000' },
        answer: {
          status: 200,
          body: { data: eachLike({ id: integer(2), key: string('kinderen'), name: string('Kinderen') }), meta },
        },
      },
      (client) => new HttpFunds(client).tags(),
    );
    expect(outcome).toMatchObject({ value: [{ id: '2', key: 'kinderen' }] });
  });
});
