import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { funds } from '../../../fixtures/seed/values/fund-ids.ts';
import { sponsors } from '../../../fixtures/seed/sponsors.ts';
import { waitingConfirmation } from '../../../fixtures/seed/validator.ts';
import { Harness } from '../../testing/harness.ts';
import { outcomeOf, outcomesOf, refusedFields } from '../../testing/outcome.ts';

const platform = await Harness.open();
let dina: string;
let noor: string;
let vincent: string;
beforeEach(async () => {
  await platform.scenario('record-to-confirm');
  dina = await platform.tokenOf('dina');
  noor = await platform.tokenOf('noor');
  vincent = await platform.tokenOf('vincent');
});
afterAll(() => platform.app.close());

const place = '/identity/record-validations';
const waiting = `${place}/${waitingConfirmation}`;
const zonnedorp = { organization_id: sponsors.zonnedorp };

const recordOf = async (as: string, type: string): Promise<number> =>
  (await platform.get(`/identity/records?type=${type}`, { as })).number('data.0.id');
const stateNow = async (): Promise<unknown> => (await platform.get(waiting, { as: dina })).at('data.state');
const validationsNow = async (): Promise<unknown> =>
  (await platform.get('/identity/records?type=children_nth', { as: dina })).at('data.0.validations');

/** Does the fund count the number of children of Dina? */
async function counts(): Promise<unknown> {
  const got = await platform.get(`/platform/funds/${funds.kindtegoed}?check_criteria=1`, { as: dina });
  return got.list('data.criteria').find((row) => row['record_type_key'] === 'children_nth')?.['is_valid'];
}

describe('a confirmation of a record', () => {
  it('is asked by the owner and waits, for everybody who has its uuid [API-097] [API-098]', async () => {
    const asked = await platform.post(place, { as: dina, body: { record_id: await recordOf(dina, 'family_name') } });
    expect(asked).toMatchObject({ status: 201, body: { data: { uuid: expect.stringMatching(/^[0-9a-f]{64}$/) } } });
    const path = `${place}/${asked.text('data.uuid')}`;
    const seen = { state: 'pending', identity_address: null, key: 'family_name', name: 'Achternaam', value: 'Peters' };
    expect((await platform.get(path, { as: noor })).at('data')).toMatchObject({ ...seen, organizations_available: [] });
    expect((await platform.get(path, { as: vincent })).at('data')).toMatchObject({
      ...seen,
      organizations_available: [{ id: sponsors.zonnedorp, name: 'Gemeente Zonnedorp' }],
    });
  });

  it('a confirmation of a record of no record, or of the record of somebody else, is refused [API-097]', async () => {
    const ask = (record_id?: number) => platform.post(place, { as: dina, body: { record_id } });
    expect(refusedFields(await ask(99_999))).toEqual([422, 'record_id']);
    expect(refusedFields(await ask())).toEqual([422, 'record_id']);
    expect((await ask(await recordOf(noor, 'given_name'))).status).toBe(403);
  });

  it('a confirmation of a record by an organisation that the fund trusts makes the condition valid [API-099]', async () => {
    expect(await counts()).toBe(false);
    const approved = await platform.patch(`${waiting}/approve`, { as: vincent, body: zonnedorp });
    expect(approved).toMatchObject({ status: 200, body: { success: true } });
    expect([await counts(), await stateNow()]).toEqual([true, 'approved']);
    expect(await validationsNow()).toEqual([
      expect.objectContaining({
        state: 'approved',
        organization_id: sponsors.zonnedorp,
        organization: { id: sponsors.zonnedorp, name: 'Gemeente Zonnedorp' },
        email: null,
        created_at: '2026-11-24 09:40:00',
        updated_at: '2026-11-24 10:00:00',
        validation_date: '2026-11-24 09:40:00',
      }),
    ]);
  });

  it('a confirmation of a record by somebody without an organisation is stored, but counts for no fund [API-099]', async () => {
    expect((await platform.patch(`${waiting}/approve`, { as: noor })).status).toBe(200);
    expect(await counts()).toBe(false);
    expect(await validationsNow()).toMatchObject([{ organization_id: null, email: 'noor@post.example' }]);
  });

  it('a confirmation of a record for an organisation where the caller does not work is refused, and still waits [API-099]', async () => {
    for (const [as, organization_id] of [
      [noor, sponsors.zonnedorp],
      [vincent, sponsors.waterveen],
    ] as const) {
      const got = await platform.patch(`${waiting}/approve`, { as, body: { organization_id } });
      expect(refusedFields(got)).toEqual([422, 'organization_id']);
    }
    expect(await stateNow()).toBe('pending');
  });

  it('a confirmation of a record that was declined is not shown with the record [API-100]', async () => {
    expect((await platform.patch(`${waiting}/decline`, { as: vincent })).body).toEqual({ success: true });
    const identity_address = expect.stringMatching(/^0x/);
    expect((await platform.get(waiting, { as: dina })).at('data')).toMatchObject({
      state: 'declined',
      identity_address,
    });
    expect([await validationsNow(), await counts()]).toEqual([[], false]);
  });

  it('is decided once, and unknown ones never [API-099] [API-100]', async () => {
    await platform.patch(`${waiting}/approve`, { as: vincent, body: zonnedorp });
    const decide = (path: string) => () => platform.patch(path, { as: vincent, body: zonnedorp });
    const outcomes = await outcomesOf(
      ...[waiting, `${place}/none`].flatMap((one) => [decide(`${one}/approve`), decide(`${one}/decline`)]),
    );
    const [handled, unknown] = ['403 Dit verzoek is al behandeld.', '403 Dit verzoek kennen wij niet.'];
    expect(outcomes).toEqual([handled, handled, unknown, unknown]);
    expect(await stateNow()).toBe('approved');
  });

  it('a confirmation of a record that came with an activation code has the moment of that code', async () => {
    await platform.post('/platform/funds/redeem', { as: noor, body: { code: '4f0a-91c7' } });
    const got = await platform.get('/identity/records?type=base_salary', { as: noor });
    const dates = got.list('data').flatMap((row) => JSON.stringify(row).match(/"validation_date":"[\d-]+/g) ?? []);
    expect(dates).toContain('"validation_date":"2026-11-03');
  });
});

describe('a request to a validator', () => {
  const requests = '/platform/validator-requests';

  it('waits, and is decided with the confirmation of the same validator only [API-101] [API-103]', async () => {
    const list = await platform.get(requests, { as: dina });
    expect(list.at('meta')).toMatchObject({ total: 1, last_page: 1 });
    expect(list.at('data.0')).toMatchObject({
      state: 'pending',
      record_validation_uid: null,
      validator: { email: 'vincent@zonnedorp.example', organization: { id: sponsors.zonnedorp } },
    });
    const one = `${requests}/${list.number('data.0.id')}`;
    for (const as of [dina, vincent]) expect((await platform.get(one, { as })).at('data')).toEqual(list.at('data.0'));
    await platform.patch(`${waiting}/approve`, { as: vincent, body: zonnedorp });
    const decided = { state: 'approved', record_validation_uid: waitingConfirmation };
    expect((await platform.get(one, { as: dina })).at('data')).toMatchObject(decided);
    await platform.scenario('record-to-confirm');
    await platform.patch(`${waiting}/approve`, { as: await platform.tokenOf('noor') });
    expect((await platform.get(requests, { as: await platform.tokenOf('dina') })).at('data.0.state')).toBe('pending');
  });

  it('is for one record at a time, and again after a decision [API-102]', async () => {
    const validator_id = (await platform.get(requests, { as: dina })).number('data.0.validator_id');
    const children = { validator_id, record_id: await recordOf(dina, 'children_nth') };
    const name = { validator_id, record_id: await recordOf(dina, 'given_name') };
    const ask = (body: object) => platform.post(requests, { as: dina, body });
    expect(refusedFields(await ask(children))).toEqual([422, 'record_id']);
    expect(await ask(name)).toMatchObject({ status: 201, body: { data: { ...name, state: 'pending' } } });
    await platform.patch(`${waiting}/decline`, { as: vincent });
    expect((await ask(children)).status).toBe(201);
    const states = (await platform.get(requests, { as: dina })).list('data').map((row) => row['state']);
    expect(states).toEqual(['declined', 'pending', 'pending']);
  });

  it('is refused on every field that does not fit, and to strangers [API-101] [API-102] [API-103]', async () => {
    const record_id = await recordOf(noor, 'given_name');
    for (const body of [{ validator_id: 999, record_id }, { record_id: 99_999, validator_id: 999 }, {}]) {
      const got = await platform.post(requests, { as: dina, body });
      expect([got.status, Object.keys(Object(got.at('errors'))).toSorted()]).toEqual([
        422,
        ['record_id', 'validator_id'],
      ]);
    }
    const id = (await platform.get(requests, { as: dina })).number('data.0.id');
    expect((await platform.get(`${requests}/${id}`, { as: noor })).status).toBe(403);
    expect((await platform.get(requests, { as: noor })).at('data')).toEqual([]);
  });
});

it('a device of a shop may send anything [API-117]', async () => {
  const bodies = [{ name: 'Kassa 1' }, {}, { a: { b: [1] } }];
  for (const body of bodies) expect(outcomeOf(await platform.post('/shop-keepers/devices', { body }))).toBe('201');
});
