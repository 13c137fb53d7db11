import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../../fixtures/seed/base-world.ts';
import { sponsors } from '../../../fixtures/seed/sponsors.ts';
import { Harness } from '../../testing/harness.ts';
import type { Got } from '../../testing/harness.ts';

let vera: string;
let kees: string;
const platform = await Harness.open();
beforeEach(async () => {
  await platform.scenario('ordinary-tuesday');
  platform.table('organization_validators').clear();
  vera = await platform.tokenOf('vera');
  kees = await platform.tokenOf('kees');
});
afterAll(() => platform.app.close());

const place = `/platform/organizations/${sponsors.zonnedorp}/validators`;
const add = (body: object): Promise<Got> => platform.post(place, { as: vera, body });
const ids = async (path: string): Promise<unknown[]> =>
  (await platform.get(path, { as: kees })).list('data').map((row) => row['id']);

describe('validators of an organisation', () => {
  it('are added as a person or as an organisation [API-071]', async () => {
    const person = await add({ email: 'kees@post.example' });
    expect(person.status).toBe(201);
    expect(person.at('data')).toMatchObject({
      identity_address: accountOf(platform.world(), 'kees').address,
      organization_id: sponsors.zonnedorp,
      email: 'kees@post.example',
    });
    const organization = await add({ organization_id: sponsors.meedoen });
    expect(organization.status).toBe(201);
    expect(organization.at('data')).toMatchObject({
      organization_id: sponsors.meedoen,
      organization: { name: 'Stichting Meedoen' },
    });
  });

  it.each<[string, object]>([
    ['organization_id', { organization_id: sponsors.zonnedorp }],
    ['organization_id', { organization_id: 9999 }],
    ['organization_id', { organization_id: 101 }],
    ['email', { email: 'niemand@post.example' }],
    ['email', { email: 'geen adres' }],
    ['organization_id', {}],
  ])('refuse a wrong %s: %j', async (field, body) => {
    const got = await add(body);
    expect(got.status).toBe(422);
    expect(Object.keys(Object(got.at('errors')))).toContain(field);
  });

  it('are each there once', async () => {
    for (const [field, body] of [
      ['email', { email: 'KEES@post.example' }],
      ['organization_id', { organization_id: sponsors.meedoen }],
    ] as const) {
      expect((await add(body)).status).toBe(201);
      expect((await add(body)).at(`errors.${field}`)).toHaveLength(1);
    }
  });

  it('are listed for everybody who is signed in [API-070]', async () => {
    const [first, second] = [await add({ email: 'kees@post.example' }), await add({ organization_id: 2 })];
    expect(await ids(place)).toEqual([first.at('data.id'), second.at('data.id')]);
    expect(await ids(`${place}?per_page=1&page=2`)).toEqual([second.at('data.id')]);
    expect((await platform.get(place)).status).toBe(401);
    expect((await platform.get(`${place}?per_page=101`, { as: kees })).status).toBe(422);
    expect((await platform.get('/platform/organizations/9999/validators', { as: kees })).status).toBe(404);
  });

  it('are read, changed and taken off one by one [API-072] [API-073] [API-074]', async () => {
    const made = await add({ email: 'kees@post.example' });
    const path = `${place}/${made.number('data.id')}`;
    expect((await platform.get(path, { as: vera })).body).toEqual(made.body);
    const changed = await platform.patch(path, { as: vera, body: { organization_id: sponsors.meedoen } });
    expect(changed.at('data')).toMatchObject({ id: made.at('data.id'), organization_id: sponsors.meedoen });
    const same = await platform.patch(path, { as: vera, body: { organization_id: sponsors.meedoen } });
    expect(same.status).toBe(200);
    expect(await platform.delete(path, { as: vera })).toMatchObject({ status: 200, body: [] });
    expect((await platform.get(path, { as: vera })).status).toBe(404);
    expect(await ids(place)).toEqual([]);
  });

  it('are only for those who may manage the organisation', async () => {
    const made = await add({ email: 'kees@post.example' });
    const path = `${place}/${made.number('data.id')}`;
    const body = { organization_id: sponsors.meedoen };
    const answers = [
      platform.post(place, { as: kees, body }),
      platform.get(path, { as: kees }),
      platform.patch(path, { as: kees, body }),
      platform.delete(path, { as: kees }),
    ];
    for (const answer of answers) expect((await answer).status).toBe(403);
    const elsewhere = `/platform/organizations/${sponsors.meedoen}/validators/${made.number('data.id')}`;
    expect((await platform.get(elsewhere, { as: vera })).status).toBe(404);
  });
});

it('lists the validators of the sponsors of the tenant [API-075]', async () => {
  const made = await add({ email: 'kees@post.example' });
  const far = { validator_organization_id: null, identity_address: null, email: null };
  platform.table('organization_validators').insert({ ...far, organization_id: sponsors.waterveen });
  expect(await ids('/platform/validators')).toEqual([made.at('data.id')]);
  expect((await platform.get('/platform/validators', { as: kees })).at('meta')).toMatchObject({
    total: 1,
    last_page: 1,
  });
  expect((await platform.get('/platform/validators')).status).toBe(401);
});
