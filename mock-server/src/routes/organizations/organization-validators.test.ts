import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../../fixtures/seed/base-world.ts';
import { sponsors } from '../../../fixtures/seed/sponsors.ts';
import { Harness, type Got } from '../../testing/harness.ts';
import { outcomesOf, refusedFields } from '../../testing/outcome.ts';

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
const byMail = { email: 'kees@post.example' };
const byOrganization = { organization_id: sponsors.meedoen };
const add = (body: object): Promise<Got> => platform.post(place, { as: vera, body });
const ids = async (path: string): Promise<unknown[]> =>
  (await platform.get(path, { as: kees })).list('data').map((row) => row['id']);

describe('validators of an organisation', () => {
  it('are added as a person or as an organisation, each once [API-071]', async () => {
    const person = await add(byMail);
    const { address } = accountOf(platform.world(), 'kees');
    const inTown = { identity_address: address, organization_id: sponsors.zonnedorp };
    expect(person).toMatchObject({ status: 201, body: { data: { ...inTown, ...byMail } } });
    const organization = await add(byOrganization);
    const named = { ...byOrganization, organization: { name: 'Stichting Meedoen' } };
    expect(organization).toMatchObject({ status: 201, body: { data: named } });
    expect(refusedFields(await add({ email: 'KEES@post.example' }))).toEqual([422, 'email']);
    expect(refusedFields(await add(byOrganization))).toEqual([422, 'organization_id']);
  });

  it('refuse who cannot be one', async () => {
    const [theTown, nobody, provider] = [sponsors.zonnedorp, 9999, 101];
    for (const organization_id of [theTown, nobody, provider])
      expect(refusedFields(await add({ organization_id }))).toEqual([422, 'organization_id']);
    for (const email of ['niemand@post.example', 'geen adres'])
      expect(refusedFields(await add({ email }))).toContain('email');
    expect(refusedFields(await add({}))).toContain('organization_id');
  });

  it('are listed for everybody who is signed in [API-070]', async () => {
    const [first, second] = [await add(byMail), await add(byOrganization)];
    expect(await ids(place)).toEqual([first.at('data.id'), second.at('data.id')]);
    expect(await ids(`${place}?per_page=1&page=2`)).toEqual([second.at('data.id')]);
    expect(await platform.notRefused(place, ['per_page=101'], { as: kees })).toEqual([]);
  });

  it('are read, changed and taken off one by one [API-072] [API-073] [API-074]', async () => {
    const made = await add(byMail);
    const path = `${place}/${made.number('data.id')}`;
    expect((await platform.get(path, { as: vera })).body).toEqual(made.body);
    const change = () => platform.patch(path, { as: vera, body: byOrganization });
    expect((await change()).at('data')).toMatchObject({ id: made.at('data.id'), ...byOrganization });
    expect((await change()).status).toBe(200);
    expect(await platform.delete(path, { as: vera })).toMatchObject({ status: 200, body: [] });
    expect((await platform.get(path, { as: vera })).status).toBe(404);
    expect(await ids(place)).toEqual([]);
  });

  it('are only for those who may manage the organisation', async () => {
    const id = (await add(byMail)).number('data.id');
    const sent = { as: kees, body: byOrganization };
    const outcomes = await outcomesOf(
      () => platform.post(place, sent),
      () => platform.get(`${place}/${id}`, { as: kees }),
      () => platform.patch(`${place}/${id}`, sent),
      () => platform.delete(`${place}/${id}`, { as: kees }),
    );
    expect(outcomes.map((outcome) => outcome.slice(0, 3))).toEqual(['403', '403', '403', '403']);
    const elsewhere = `/platform/organizations/${sponsors.meedoen}/validators/${id}`;
    expect((await platform.get(elsewhere, { as: vera })).status).toBe(404);
  });
});

it('lists the validators of the sponsors of the tenant [API-075]', async () => {
  const made = await add(byMail);
  const far = { validator_organization_id: null, identity_address: null, email: null };
  platform.table('organization_validators').insert({ ...far, organization_id: sponsors.waterveen });
  expect(await ids('/platform/validators')).toEqual([made.at('data.id')]);
  const { body } = await platform.get('/platform/validators', { as: kees });
  expect(body).toMatchObject({ meta: { total: 1, last_page: 1 } });
});
