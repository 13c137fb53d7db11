import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../testing/harness.ts';
import { refusedFields } from '../../testing/outcome.ts';

let as: string;
let other: string;
const platform = await Harness.open();
beforeEach(async () => {
  await platform.scenario('ordinary-tuesday');
  as = await platform.tokenOf('noor');
  other = await platform.tokenOf('samira');
});
afterAll(() => platform.app.close());

const place = '/identity/records';
const added = (body: object): Promise<number> =>
  platform.post(place, { as, body }).then((got) => got.number('data.id'));

describe('records', () => {
  it('are kept, one type may stand twice, and the own order decides [API-087] [API-088] [API-210]', async () => {
    const before = (await platform.get(place, { as })).number('meta.total');
    await added({ type: 'telephone', value: '0612345678', order: 1000 });
    const second = await added({ type: 'telephone', value: '0687654321', order: 999 });
    const got = await platform.get(`${place}?type=telephone`, { as });
    expect(got.list('data').map((row) => row['value'])).toEqual(['0687654321', '0612345678']);
    expect(got.at('data.0')).toMatchObject({
      id: second,
      key: 'telephone',
      record_type_key: 'telephone',
      name: 'Telefoonnummer',
      value_locale: '0687654321',
      record_category_id: null,
      validations: [],
    });
    expect((await platform.get(place, { as })).at('meta')).toMatchObject({ total: before + 2, last_page: 1 });
    expect((await platform.get(`${place}?type=telephone`, { as: other })).list('data')).toEqual([]);
  });

  it.each<[object, string]>([
    [{ type: undefined }, 'type'],
    [{ type: 'shoe_size' }, 'type'],
    [{ type: 'bsn' }, 'type'],
    [{ value: '  ' }, 'value'],
    [{ value: 'x'.repeat(251) }, 'value'],
    [{ type: 'email', value: 'noor@' }, 'value'],
    [{ order: -1 }, 'order'],
    [{ record_category_id: 9999 }, 'record_category_id'],
  ])('are refused with %j, and the check says the same [API-089]', async (wrong, field) => {
    const total = async (): Promise<unknown> => (await platform.get(place, { as })).at('meta.total');
    const before = await total();
    const right = { type: 'telephone', value: '0612345678' };
    for (const path of [place, `${place}/validate`])
      expect(refusedFields(await platform.post(path, { as, body: { ...right, ...wrong } }))).toEqual([422, field]);
    expect(await platform.post(`${place}/validate`, { as, body: right })).toMatchObject({ status: 200, body: [] });
    expect(await total()).toBe(before);
  });

  it('keep their value but move, and are unknown to everybody else [API-090] [API-091]', async () => {
    const id = await added({ type: 'gender', value: 'v' });
    const category = (await platform.get('/identity/record-categories', { as })).number('data.0.id');
    const body = { order: 7, record_category_id: category, value: 'm' };
    expect(await platform.patch(`${place}/${id}`, { as, body })).toMatchObject({
      status: 200,
      body: { data: { id, order: 7, record_category_id: category, value: 'v' } },
    });
    expect((await platform.get(`${place}?record_category_id=${category}`, { as })).at('meta.total')).toBe(1);
    const cleared = await platform.patch(`${place}/${id}`, { as, body: { record_category_id: null } });
    expect(cleared.at('data')).toMatchObject({ order: 7, record_category_id: null });
    expect((await platform.get(`${place}/${id}`, { as })).at('data')).toEqual(cleared.at('data'));
    for (const [path, sent] of [
      [`${place}/${id}`, { as: other }],
      [`${place}/99999`, { as }],
      [`${place}/first`, { as }],
    ] as const) {
      expect((await platform.get(path, sent)).status).toBe(404);
      expect((await platform.patch(path, { ...sent, body })).status).toBe(404);
    }
  });

  it('records that were deleted stand apart, and can still be read [API-087] [API-090]', async () => {
    const id = await added({ type: 'spouse', value: 'Daan' });
    const row = platform.table('records').get(id);
    if (!row) throw new Error('The record is gone.');
    platform.table('records').update(row, { deleted: true });
    expect((await platform.get(`${place}?type=spouse`, { as })).list('data')).toEqual([]);
    const strange = ['type=shoe_size', 'record_category_id=9999', 'deleted=yes'];
    expect(await platform.notRefused(place, strange, { as })).toEqual([]);
    expect((await platform.get(`${place}?type=spouse&deleted=1`, { as })).at('data.0.id')).toBe(id);
    expect((await platform.get(`${place}/${id}`, { as })).at('data.deleted')).toBe(true);
  });
});

describe('record types', () => {
  const keys = async (query: string): Promise<unknown[]> =>
    (await platform.get(`/identity/record-types${query}`)).list('data').map((row) => row['key']);

  it('are for everybody, in the language of the caller [API-092]', async () => {
    const headers = { 'accept-language': 'en' };
    const got = await platform.get('/identity/record-types', { headers });
    expect(got.list('data')).toContainEqual({
      key: 'children_nth',
      name: 'Number of children',
      type: 'number',
      system: false,
    });
    expect(got.at('meta')).toMatchObject({ current_page: 1, last_page: 1, total: 25 });
  });

  it('hide those of the system when only what can be made is asked [API-092]', async () => {
    expect(await keys('')).toContain('bsn');
    expect(await platform.notRefused('/identity/record-types', ['insertable_only=x'])).toEqual([]);
    const systemKeys = ['primary_email', 'bsn', 'bsn_hash', 'partner_bsn', 'partner_bsn_hash', 'uid'];
    const shown = new Set(await keys('?insertable_only=1'));
    expect([...systemKeys, 'kindpakket_2018_eligible'].filter((key) => shown.has(key))).toEqual([]);
    expect(await keys('?insertable_only=1&system=1')).toContain('bsn');
    expect(new Set(await keys('?vouchers=1'))).toEqual(
      new Set(['address', 'birth_date', 'family_name', 'given_name', 'telephone']),
    );
  });
});

describe('record categories', () => {
  const categories = '/identity/record-categories';

  it('begin with one, and are added, changed and removed [API-093] [API-094] [API-095] [API-096]', async () => {
    expect((await platform.get(categories, { as })).list('data')).toEqual([
      { id: expect.any(Number), name: 'Relaties', order: 0 },
    ]);
    const made = await platform.post(categories, { as, body: { name: 'Gezin', order: 3 } });
    expect(made).toMatchObject({ status: 201, body: { data: { name: 'Gezin', order: 3 } } });
    const one = `${categories}/${made.number('data.id')}`;
    const changed = await platform.patch(one, { as, body: { name: 'Thuis', order: 0 } });
    expect(changed).toMatchObject({ status: 200, body: { data: { id: made.at('data.id'), name: 'Thuis', order: 0 } } });
    expect((await platform.get(categories, { as })).list('data').map((row) => row['name'])).toEqual([
      'Relaties',
      'Thuis',
    ]);
    const record = await added({ type: 'parent', value: 'Ja', record_category_id: made.at('data.id') });
    expect(await platform.delete(one, { as })).toMatchObject({ status: 200, body: { success: true } });
    expect((await platform.get(`${place}/${record}`, { as })).at('data.record_category_id')).toBeNull();
    expect((await platform.delete(one, { as })).status).toBe(404);
  });

  it('record categories of a new account exist at once [API-093]', async () => {
    const made = await platform.post('/identity', { body: { email: 'nieuw@post.example' } });
    const rows = platform.table('record_categories').where('identity_address', made.text('address'));
    expect(rows.map((row) => row.name)).toEqual(['Relaties']);
  });

  it.each([{}, { name: 'A' }, { name: 'x'.repeat(17) }, { name: 'Gezin', order: -1 }])('refuse %o', async (body) => {
    expect((await platform.post(categories, { as, body })).status).toBe(422);
    const id = (await platform.get(categories, { as })).number('data.0.id');
    expect((await platform.patch(`${categories}/${id}`, { as, body })).status).toBe(422);
  });

  it('record categories of somebody else are unknown, also as the place of a record [API-095] [API-096]', async () => {
    const theirs = (await platform.get(categories, { as: other })).number('data.0.id');
    expect((await platform.patch(`${categories}/${theirs}`, { as, body: { name: 'Gezin' } })).status).toBe(404);
    expect((await platform.delete(`${categories}/${theirs}`, { as })).status).toBe(404);
    const body = { type: 'parent', value: 'Ja', record_category_id: theirs };
    expect((await platform.post(place, { as, body })).at('errors.record_category_id')).toHaveLength(1);
  });
});
