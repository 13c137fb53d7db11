import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../../fixtures/seed/base-world.ts';
import { funds } from '../../../fixtures/seed/values/fund-ids.ts';
import { objectOf, type Input } from '../../input.ts';
import { Harness, type Got } from '../../testing/harness.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('fund-request-possible'));
afterAll(() => platform.app.close());

/** An answer to every criterion of a fund that meets it, with an own file where one is asked. */
async function goodRecords(fund: number, persona = 'noor'): Promise<readonly Input[]> {
  const world = platform.world();
  const uid = `bewijs-${world.table('files').size}`;
  const file = { uid, original_name: 'bewijs.pdf', ext: 'pdf', order: null, bytes: 1000 };
  const owner = { identity_address: accountOf(world, persona).address, type: 'fund_request_record_proof' };
  world.table('files').insert({ ...file, ...owner });
  return (await platform.get(`/platform/funds/${fund}`)).list('data.criteria').map((criterion) => {
    const wanted = Number(criterion['value']);
    const step = { '<': -1, '>': 1 }[String(criterion['operator'])] ?? 0;
    return {
      fund_criterion_id: criterion['id'],
      record_type_key: criterion['record_type_key'],
      value: Number.isNaN(wanted) ? criterion['value'] : String(wanted + step),
      files: criterion['show_attachment'] === true ? [uid] : [],
    };
  });
}

const requests = (fund: number): string => `/platform/funds/${fund}/requests`;
const send = (as: string, fund: number, body: object): Promise<Got> => platform.post(requests(fund), { as, body });
const listOf = async (as: string, fund: number = funds.schoolstart): Promise<readonly Input[]> =>
  (await platform.get(requests(fund), { as })).list('data');

describe('a request for a fund', () => {
  it('waits for a decision and is listed until then [API-009] [API-010]', async () => {
    const as = await platform.tokenOf('noor');
    const made = await send(as, funds.schoolstart, { records: await goodRecords(funds.schoolstart) });
    expect(made).toMatchObject({ status: 201, body: { data: { fund_id: funds.schoolstart, state: 'pending' } } });
    expect(await listOf(as)).toMatchObject([{ id: made.at('data.id'), state: 'pending' }]);
    expect((await platform.get(`${requests(funds.schoolstart)}?per_page=0`, { as })).at('errors')).toHaveProperty(
      'per_page',
    );
    const fund = (headers = {}) => platform.get(`/platform/funds/${funds.schoolstart}`, { as, headers });
    const asked = { has_pending_fund_requests: true, has_approved_fund_requests: false };
    expect((await fund()).at('data')).toMatchObject(asked);
    expect((await fund({ 'client-type': 'sponsor' })).at('data.has_pending_fund_requests')).toBe(false);
    expect(await platform.mailTo('noor@post.example')).toMatchObject({ kind: 'fund_request_created' });
    const again = await send(as, funds.schoolstart, { records: await goodRecords(funds.schoolstart) });
    expect(again).toMatchObject({
      status: 403,
      body: { message: 'pending_request_exists', error: 'pending_request_exists' },
    });
    expect((await platform.post(`/platform/funds/${funds.schoolstart}/apply`, { as })).status).toBe(403);
  });

  it('can be sent to the address without an s too, and cannot be changed [API-007] [API-012]', async () => {
    const as = await platform.tokenOf('noor');
    const body = { records: await goodRecords(funds.schoolstart) };
    const made = await platform.post(`/platform/funds/${funds.schoolstart}/request`, { as, body });
    expect(made).toMatchObject({ status: 201, body: { data: { fund_id: funds.schoolstart, state: 'pending' } } });
    expect(await listOf(as)).toMatchObject([{ id: made.at('data.id') }]);
    const path = `${requests(funds.schoolstart)}/${made.number('data.id')}`;
    expect((await platform.patch(path, { as, body: {} })).status).toBe(405);
  });

  it('becomes records when a validator approves it, and is read in its own fund only', async () => {
    await platform.scenario('fund-request-pending');
    const as = await platform.tokenOf('omar');
    const [request] = await listOf(as);
    const id = Number(request?.['id']);
    const body = { id, decision: 'approved' };
    expect((await platform.send('POST', '/_mock/api/desk/request', { body })).status).toBe(200);
    const read = (await platform.get(`${requests(funds.schoolstart)}/${id}`, { as })).at('data');
    expect(read).toMatchObject({ state: 'approved' });
    expect(objectOf(read)['records']).toContainEqual(expect.objectContaining({ state: 'approved' }));
    const elsewhere = await platform.get(`${requests(funds.kindtegoed)}/${id}`, { as });
    expect(elsewhere).toMatchObject({ status: 403, body: { error: 'invalid_endpoint' } });
  });

  it('is approved at once in a fund with auto-validation, after which applying works [FR-020]', async () => {
    await platform.scenario('fund-request-auto-validation');
    const as = await platform.tokenOf('dina');
    expect((await platform.post('/identity/emails', { as, body: { email: 'dina@post.example' } })).status).toBe(201);
    const made = await send(as, funds.meedoen, { records: await goodRecords(funds.meedoen, 'dina') });
    expect(made).toMatchObject({ status: 201, body: { data: { state: 'approved' } } });
    const applied = await platform.post(`/platform/funds/${funds.meedoen}/apply`, { as });
    const vouchers = (await platform.get('/platform/vouchers', { as })).list('data');
    expect(vouchers).toMatchObject([{ fund_id: funds.meedoen }]);
    expect(applied).toMatchObject({ status: 200, body: { data: { address: vouchers[0]?.['address'] } } });
  });

  it('is followed by one voucher too where the sponsor leaves that to the resident [FR-020]', async () => {
    await platform.scenario('fund-request-auto-validation');
    const organizations = platform.table('organizations');
    for (const sponsor of organizations.all()) organizations.update(sponsor, { auto_apply: 'apply_manually' });
    const as = await platform.tokenOf('noor');
    const made = await send(as, funds.meedoen, { records: await goodRecords(funds.meedoen) });
    expect(made.at('data.state')).toBe('approved');
    expect((await platform.get('/platform/vouchers', { as })).at('data')).toEqual([]);
    const applied = await platform.post(`/platform/funds/${funds.meedoen}/apply`, { as });
    expect([applied.status, applied.at('data.fund_id')]).toEqual([201, funds.meedoen]);
  });

  it.each([
    ['left out in a fund that needs it', funds.schoolstart, undefined, true],
    ['too short where it is asked', funds.schoolstart, 'bel', true],
    ['too short where it may be left out', funds.studietegoed, 'bel', true],
    ['left out where it may be', funds.studietegoed, undefined, false],
    ['too short where nobody asks it', funds.fietstegoed, 'bel', false],
  ])('is refused by its contact information or not: %s', async (_what, fund, contact_information, refused) => {
    const answer = await send(await platform.tokenOf('dina'), fund, { contact_information, records: [] });
    expect('contact_information' in objectOf(answer.at('errors'))).toBe(refused);
  });

  it('keeps the contact information only where it is asked', async () => {
    const records = await goodRecords(funds.schoolstart);
    const made = await send(await platform.tokenOf('noor'), funds.schoolstart, { contact_information: 'bel', records });
    expect([made.status, made.at('data.contact_information')]).toEqual([201, null]);
  });
});

it('the fields of a request are checked one step at a time, and nothing is stored [API-011] [FR-024]', async () => {
  const as = await platform.tokenOf('noor');
  const validate = (...sent: readonly object[]): Promise<Got> =>
    platform.post(`${requests(funds.schoolstart)}/validate`, { as, body: { records: sent } });
  const records = await goodRecords(funds.schoolstart);
  const [first = {}] = records;
  const file = { original_name: 'bewijs.pdf', ext: 'pdf', order: null, bytes: 1000 };
  const { address } = accountOf(platform.world(), 'noor');
  const files = platform.table('files');
  files.insert({ ...file, uid: 'bon', identity_address: address, type: 'reimbursement_proof' });
  files.insert({ ...file, uid: 'vreemd', identity_address: '0x3', type: 'fund_request_record_proof' });
  const withFile = records.find(({ files }) => Array.isArray(files) && files.length > 0) ?? {};
  for (const good of [await validate(first), await validate()]) expect(good).toMatchObject({ status: 200, body: [] });
  const refused = await validate(
    { ...first, value: '' },
    { ...first, fund_criterion_id: 9999 },
    { ...first, record_type_key: 'spouse' },
    { ...withFile, files: [] },
    { ...withFile, files: ['weg', 'bon', 'vreemd'] },
  );
  expect(refused.status).toBe(422);
  expect(refused.at('errors')).toEqual({
    'records.0.value': ['Vul een antwoord in.'],
    'records.1.fund_criterion_id': ['Deze voorwaarde hoort niet bij de regeling.'],
    'records.2.record_type_key': ['Dit gegeven hoort niet bij de voorwaarde.'],
    'records.3': ['Voeg een bestand toe.'],
    'records.4.files.0': ['Dit bestand kennen wij niet.'],
    'records.4.files.1': ['Dit bestand kennen wij niet.'],
    'records.4.files.2': ['Dit bestand kennen wij niet.'],
  });
  expect(platform.table('fund_requests').size).toBe(0);
});
