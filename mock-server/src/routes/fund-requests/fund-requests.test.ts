import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../testing/harness.ts';
import type { Got } from '../../testing/harness.ts';
import { funds } from '../../../fixtures/seed/values/fund-ids.ts';
import { numberOf, objectOf } from '../../contract/input.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('fund-request-possible'));
afterAll(() => platform.app.close());

/** An answer to every criterion of a fund that meets it, with an own file where one is asked. */
async function goodRecords(fund: number, persona = 'noor'): Promise<{ [name: string]: unknown }[]> {
  const criteria = (await platform.get(`/platform/funds/${fund}`)).list('data.criteria');
  const file = platform
    .world()
    .table('files')
    .insert({
      uid: 'bewijs',
      identity_address: platform.world().table('identities').first('persona', persona)?.address ?? null,
      original_name: 'bewijs.pdf',
      type: 'fund_request_record_proof',
      ext: 'pdf',
      order: null,
      bytes: 1000,
    });
  return criteria.map((criterion) => {
    const wanted = Number(criterion['value']);
    const step = { '<': -1, '>': 1 }[String(criterion['operator'])] ?? 0;
    return {
      fund_criterion_id: criterion['id'],
      record_type_key: criterion['record_type_key'],
      value: Number.isNaN(wanted) ? criterion['value'] : String(wanted + step),
      files: criterion['show_attachment'] === true ? [file.uid] : [],
    };
  });
}

const send = (as: string, fund: number, body: object): Promise<Got> =>
  platform.post(`/platform/funds/${fund}/requests`, { as, body });

describe('a request for a fund', () => {
  it('waits for a decision and is listed until then [API-009] [API-010]', async () => {
    const as = await platform.tokenOf('noor');
    const made = await send(as, funds.schoolstart, { records: await goodRecords(funds.schoolstart) });
    expect(made).toMatchObject({ status: 201, body: { data: { fund_id: funds.schoolstart, state: 'pending' } } });
    const list = await platform.get(`/platform/funds/${funds.schoolstart}/requests`, { as });
    expect(list.list('data')).toMatchObject([{ id: made.at('data.id'), state: 'pending' }]);
    expect(await platform.get(`/platform/funds/${funds.schoolstart}`, { as })).toMatchObject({
      body: { data: { has_pending_fund_requests: true, has_approved_fund_requests: false } },
    });
    const elsewhere = { as, headers: { 'client-type': 'sponsor' } };
    expect(await platform.get(`/platform/funds/${funds.schoolstart}`, elsewhere)).toMatchObject({
      body: { data: { has_pending_fund_requests: false } },
    });
    expect(await platform.mailTo('noor@post.example')).toMatchObject({ kind: 'fund_request_created' });
    const again = await send(as, funds.schoolstart, { records: await goodRecords(funds.schoolstart).catch(() => []) });
    expect(again.status).not.toBe(201);
  });

  it('can be sent to the address without an s too [API-007]', async () => {
    const as = await platform.tokenOf('noor');
    const body = { records: await goodRecords(funds.schoolstart) };
    const made = await platform.post(`/platform/funds/${funds.schoolstart}/request`, { as, body });
    expect(made).toMatchObject({ status: 201, body: { data: { fund_id: funds.schoolstart, state: 'pending' } } });
    const list = await platform.get(`/platform/funds/${funds.schoolstart}/requests`, { as });
    expect(list.list('data')).toMatchObject([{ id: made.at('data.id') }]);
  });

  it('blocks applying and a second request while it is pending', async () => {
    await platform.scenario('fund-request-pending');
    const as = await platform.tokenOf('omar');
    expect((await platform.post(`/platform/funds/${funds.schoolstart}/apply`, { as })).status).toBe(403);
    expect(await send(as, funds.schoolstart, { records: await goodRecords(funds.schoolstart, 'omar') })).toMatchObject({
      status: 403,
      body: { message: 'pending_request_exists', error: 'pending_request_exists' },
    });
  });

  it('becomes records and a voucher when a validator approves it', async () => {
    await platform.scenario('fund-request-pending');
    const as = await platform.tokenOf('omar');
    const [request] = (await platform.get(`/platform/funds/${funds.schoolstart}/requests`, { as })).list('data');
    const id = numberOf(objectOf(request), 'id');
    const body = { id, decision: 'approved' };
    expect((await platform.send('POST', '/_mock/api/desk/request', { body })).status).toBe(200);
    expect(await platform.get(`/platform/funds/${funds.schoolstart}/requests/${id}`, { as })).toMatchObject({
      body: {
        data: { state: 'approved', records: expect.arrayContaining([expect.objectContaining({ state: 'approved' })]) },
      },
    });
  });

  it('is approved at once in a fund with auto-validation, after which applying works [FR-020]', async () => {
    await platform.scenario('fund-request-auto-validation');
    const as = await platform.tokenOf('dina');
    const email = await platform.post('/identity/emails', { as, body: { email: 'dina@post.example' } });
    expect(email.status).toBe(201);
    const made = await send(as, funds.meedoen, { records: await goodRecords(funds.meedoen, 'dina') });
    expect(made).toMatchObject({ status: 201, body: { data: { state: 'approved' } } });
    const applied = await platform.post(`/platform/funds/${funds.meedoen}/apply`, { as });
    const [voucher, ...more] = (await platform.get('/platform/vouchers', { as })).list('data');
    expect([voucher?.['fund_id'], more]).toEqual([funds.meedoen, []]);
    expect(applied).toMatchObject({ status: 200, body: { data: { address: voucher?.['address'] } } });
  });

  it('is followed by one voucher too where the sponsor leaves that to the resident [FR-020]', async () => {
    await platform.scenario('fund-request-auto-validation');
    const world = platform.world();
    for (const sponsor of world.table('organizations').all()) {
      world.table('organizations').update(sponsor, { auto_apply: 'apply_manually' });
    }
    const as = await platform.tokenOf('noor');
    const made = await send(as, funds.meedoen, { records: await goodRecords(funds.meedoen) });
    expect(made.at('data.state')).toBe('approved');
    expect((await platform.get('/platform/vouchers', { as })).at('data')).toEqual([]);
    expect(await platform.post(`/platform/funds/${funds.meedoen}/apply`, { as })).toMatchObject({
      status: 201,
      body: { data: { fund_id: funds.meedoen } },
    });
  });

  it.each([
    ['in a fund that needs it', funds.schoolstart, undefined, true],
    ['too short where it is asked', funds.schoolstart, 'bel', true],
    ['too short where it may be left out', funds.studietegoed, 'bel', true],
    ['left out where it may be', funds.studietegoed, undefined, false],
    ['too short where nobody asks it', funds.fietstegoed, 'bel', false],
  ])('is refused by its contact information: %s', async (_what, fund, contact_information, refused) => {
    const as = await platform.tokenOf('dina');
    const answer = await send(as, fund, { contact_information, records: [] });
    expect('contact_information' in objectOf(answer.at('errors'))).toBe(refused);
  });

  it('keeps the contact information only where it is asked', async () => {
    const records = await goodRecords(funds.schoolstart);
    const made = await send(await platform.tokenOf('noor'), funds.schoolstart, { contact_information: 'bel', records });
    expect(made).toMatchObject({ status: 201, body: { data: { contact_information: null } } });
  });

  it('of somebody else, or of another fund, cannot be read', async () => {
    await platform.scenario('fund-request-pending');
    const as = await platform.tokenOf('omar');
    const [request] = (await platform.get(`/platform/funds/${funds.schoolstart}/requests`, { as })).list('data');
    const id = numberOf(objectOf(request), 'id');
    expect(await platform.get(`/platform/funds/${funds.kindtegoed}/requests/${id}`, { as })).toMatchObject({
      status: 403,
      body: { error: 'invalid_endpoint' },
    });
  });

  it('cannot be changed: 405 [API-012]', async () => {
    const as = await platform.tokenOf('noor');
    expect((await platform.patch('/platform/funds/1/requests/1', { as, body: {} })).status).toBe(405);
  });
});

describe('the fields of a request', () => {
  const validate = async (records: object[]): Promise<Got> =>
    platform.post(`/platform/funds/${funds.schoolstart}/requests/validate`, {
      as: await platform.tokenOf('noor'),
      body: { records },
    });

  it('are checked one step at a time, and nothing is stored [API-011] [FR-024]', async () => {
    const records = await goodRecords(funds.schoolstart);
    expect(await validate(records.slice(0, 1))).toMatchObject({ status: 200, body: [] });
    expect(await validate([])).toMatchObject({ status: 200 });
    expect(platform.world().table('fund_requests').size).toBe(0);
  });

  it('name what is wrong under the field of each record', async () => {
    const [first = {}] = await goodRecords(funds.schoolstart);
    const answer = await validate([
      { ...first, value: '' },
      { ...first, fund_criterion_id: 9999 },
      { ...first, record_type_key: 'spouse' },
    ]);
    expect(answer.status).toBe(422);
    expect(Object.keys(objectOf(answer.at('errors')))).toEqual(
      expect.arrayContaining(['records.0.value', 'records.1.fund_criterion_id', 'records.2.record_type_key']),
    );
  });

  it('ask for the file of a criterion that wants one', async () => {
    const records = (await goodRecords(funds.schoolstart)).filter(
      (record) => Number(Array.isArray(record['files']) ? record['files'].length : 0) > 0,
    );
    expect(records.length).toBeGreaterThan(0);
    const [record = {}] = records;
    const missing = await validate([{ ...record, files: [] }]);
    expect(objectOf(missing.at('errors'))['records.0']).toEqual(['Voeg een bestand toe.']);
    const unknown = await validate([{ ...record, files: ['weg'] }]);
    expect(objectOf(unknown.at('errors'))['records.0.files.0']).toEqual(['Dit bestand kennen wij niet.']);
  });
});
