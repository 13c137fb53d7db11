import { describe, expect, it } from 'vitest';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { HttpRecords } from '@stadstegoed/http/records/http-records.ts';
import { eachLike, pact, integer, like, refused, refusedFields, regex, string, type Interaction } from './pact.ts';

const scenario = 'record-to-confirm';
const dina = { scenario, params: { persona: 'dina' } } as const;
const noor = { scenario, params: { persona: 'noor' } } as const;
const visitor = { scenario } as const;
const noToken = refused(401, 'invalid_access_token');
const moment = regex(String.raw`\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}`, '2026-10-01 12:00:00');
const meta = { current_page: integer(1), last_page: integer(1), total: integer(1) };

const wireRecord = {
  id: integer(61),
  record_type_key: string('children_nth'),
  name: string('Aantal kinderen'),
  value: string('2'),
  value_locale: string('2'),
  order: integer(0),
};
const wireValidation = {
  id: integer(8),
  state: 'approved',
  identity_address: regex('0x[0-9a-f]{40}', `0x${'9'.repeat(40)}`),
  organization_id: integer(5),
  organization: { id: integer(5), name: string('Gemeente Zonnedorp') },
  created_at: moment,
  validation_date: moment,
};
const record = {
  id: '61',
  typeKey: 'children_nth',
  name: 'Aantal kinderen',
  value: '2',
  valueLocale: '2',
  order: 0,
  categoryId: null,
};

type Asked = Omit<Interaction, 'method' | 'path' | 'body'>;

describe('the records of a resident', () => {
  const list = (interaction: Asked) =>
    pact.record({ ...interaction, method: 'GET', path: '/identity/records' }, (client) =>
      new HttpRecords(client).list(),
    );

  it('have a type, a value, its form for people, and validations [RC-012] [RC-013] [API-087]', async () => {
    const body = { data: eachLike({ ...wireRecord, validations: eachLike(wireValidation) }), meta };
    const outcome = await list({ ...noor, receives: 'a question for the own records', answer: { status: 200, body } });
    const validation = {
      id: '8',
      state: 'approved',
      identityAddress: `0x${'9'.repeat(40)}`,
      organization: { id: '5', name: 'Gemeente Zonnedorp' },
      email: null,
      createdOn: '2026-10-01',
      validatedOn: '2026-10-01',
    };
    expect(outcome).toEqual(ok([{ ...record, validations: [validation] }]));
  });

  it('are for a signed-in resident [RC-011]', async () => {
    const outcome = await list({ ...visitor, receives: 'a question for records by a visitor', answer: noToken });
    expect(outcome).toMatchObject({ error: { kind: 'unexpected' } });
  });
});

it('the types of records have a key and a name [RC-014] [API-092]', async () => {
  const body = { data: eachLike({ key: string('children_nth'), name: string('Aantal kinderen') }), meta };
  const outcome = await pact.record(
    {
      ...dina,
      receives: 'a question for the types of records that a resident can add',
      method: 'GET',
      path: '/identity/record-types',
      query: { insertable_only: '1' },
      answer: { status: 200, body },
    },
    (client) => new HttpRecords(client).types(),
  );
  expect(outcome).toEqual(ok([{ key: 'children_nth', name: 'Aantal kinderen' }]));
});

describe('a new record', () => {
  const good = { typeKey: 'children_nth', value: '2' };
  const bad = { typeKey: 'email', value: 'dina@' };
  const check = (interaction: Asked, given: typeof good) =>
    pact.record(
      {
        ...interaction,
        method: 'POST',
        path: '/identity/records/validate',
        body: { type: given.typeKey, value: given.value },
      },
      (client) => new HttpRecords(client).validate(given),
    );
  const create = (interaction: Asked, given: typeof good) =>
    pact.record(
      { ...interaction, method: 'POST', path: '/identity/records', body: { type: given.typeKey, value: given.value } },
      (client) => new HttpRecords(client).create(given),
    );

  it('is checked before it is stored [RC-016] [API-089]', async () => {
    const fine = { ...dina, receives: 'a record to check', answer: { status: 200, body: like([]) } };
    expect(await check(fine, good)).toEqual(ok(undefined));
    const wrong = { ...dina, receives: 'a record with a wrong value to check', answer: refusedFields('value') };
    expect(await check(wrong, bad)).toMatchObject({
      error: { kind: 'invalid', fields: { value: [expect.any(String)] } },
    });
  });

  it('is stored without validations [API-088]', async () => {
    const answer = { status: 201, body: { data: { ...wireRecord, validations: [] } } };
    expect(await create({ ...dina, receives: 'a new record', answer }, good)).toEqual(
      ok({ ...record, validations: [] }),
    );
  });

  it('is refused with a wrong value', async () => {
    const wrong = { ...dina, receives: 'a new record with a wrong value', answer: refusedFields('value') };
    expect(await create(wrong, bad)).toMatchObject({ error: { kind: 'invalid' } });
  });
});

describe('the category of a record', () => {
  const move = (interaction: Asked, id: string, category: string | null) =>
    pact.record(
      {
        ...interaction,
        method: 'PATCH',
        path: `/identity/records/${id}`,
        body: { record_category_id: category === null ? null : Number(category) },
      },
      (client) => new HttpRecords(client).move(id, category),
    );

  it('changes, and can be none [API-091]', async () => {
    const body = { data: { ...wireRecord, record_category_id: integer(1), validations: [] } };
    const moved = { ...dina, receives: 'a record for a category', answer: { status: 200, body } };
    expect(await move(moved, '11', '1')).toMatchObject({ value: { categoryId: '1' } });
    const freed = { data: { ...wireRecord, validations: [] } };
    const none = { ...dina, receives: 'a record for no category', answer: { status: 200, body: freed } };
    expect(await move(none, '11', null)).toMatchObject({ value: { categoryId: null } });
  });

  it('is refused for the category and the record of another', async () => {
    const foreign = {
      ...dina,
      receives: 'a record for the category of another',
      answer: refusedFields('record_category_id'),
    };
    expect(await move(foreign, '11', '2')).toMatchObject({ error: { kind: 'invalid' } });
    const other = { ...dina, receives: 'the record of another for a category', answer: refused(404) };
    expect(await move(other, '5', '1')).toMatchObject({ error: { kind: 'not_found' } });
  });
});

describe('the categories', () => {
  const wireCategory = { id: integer(1), name: string('Relaties'), order: integer(0) };
  const category = { id: '1', name: 'Relaties', order: 0 };

  it('are listed in their order [API-093]', async () => {
    const outcome = await pact.record(
      {
        ...dina,
        receives: 'a question for the categories of records',
        method: 'GET',
        path: '/identity/record-categories',
        answer: { status: 200, body: { data: eachLike(wireCategory), meta } },
      },
      (client) => new HttpRecords(client).categories(),
    );
    expect(outcome).toEqual(ok([category]));
  });

  it('are added, and refused with a name of one character [API-094]', async () => {
    const add = (interaction: Asked, name: string) =>
      pact.record(
        { ...interaction, method: 'POST', path: '/identity/record-categories', body: { name, order: 1 } },
        (client) => new HttpRecords(client).addCategory(name, 1),
      );
    const answer = { status: 201, body: { data: wireCategory } };
    expect(await add({ ...dina, receives: 'a new category', answer }, 'Gezin')).toEqual(ok(category));
    const short = { ...dina, receives: 'a new category with a short name', answer: refusedFields('name') };
    expect(await add(short, 'G')).toMatchObject({ error: { kind: 'invalid' } });
  });

  it('are renamed, but not those of another [API-095]', async () => {
    const rename = (interaction: Asked, id: string) =>
      pact.record(
        {
          ...interaction,
          method: 'PATCH',
          path: `/identity/record-categories/${id}`,
          body: { name: 'Thuis', order: 0 },
        },
        (client) => new HttpRecords(client).changeCategory({ id, name: 'Thuis', order: 0 }),
      );
    const answer = { status: 200, body: { data: wireCategory } };
    expect(await rename({ ...dina, receives: 'a new name of a category', answer }, '1')).toEqual(ok(category));
    const other = { ...dina, receives: 'a new name of the category of another', answer: refused(404) };
    expect(await rename(other, '2')).toMatchObject({ error: { kind: 'not_found' } });
  });

  it('are removed, but not those of another [API-096]', async () => {
    const remove = (interaction: Asked, id: string) =>
      pact.record({ ...interaction, method: 'DELETE', path: `/identity/record-categories/${id}` }, (client) =>
        new HttpRecords(client).removeCategory(id),
      );
    const answer = { status: 200, body: like({ success: true }) };
    expect(await remove({ ...dina, receives: 'the end of a category', answer }, '1')).toEqual(ok(undefined));
    const other = { ...dina, receives: 'the end of the category of another', answer: refused(404) };
    expect(await remove(other, '2')).toMatchObject({ error: { kind: 'not_found' } });
  });
});
