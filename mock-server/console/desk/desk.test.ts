import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';
import type { Got } from '../../src/testing/harness.ts';
import { Post } from '../../src/testing/messages.ts';
import { deskRoles } from './queues.ts';

let platform: Harness;
let post: Post;
beforeAll(async () => {
  platform = await Harness.open();
  post = new Post(platform);
});
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const decide = (action: string, body: object): Promise<Got> =>
  platform.send('POST', `/_mock/api/desk/${action}`, { body });
const voucherSeen = async (persona: string): Promise<Got> =>
  platform.get(`/platform/vouchers/${post.voucherOf(persona).address}`, { as: await platform.tokenOf(persona) });

const waiting = () => post.waitingOf('omar');
const requestSeen = async (): Promise<Got> =>
  platform.get(`/platform/funds/3/requests/${waiting().id}`, { as: await platform.tokenOf('omar') });

describe('the page of the desk', () => {
  const queues = deskRoles.flatMap((role) => role.queues.map(({ key }) => key));

  it.each(queues)('has the drawer %s, whose every case opens', async (key) => {
    const page = String((await platform.send('GET', `/_mock/desk?view=${key}`)).body);
    expect(page).toContain('Wat er dan gebeurt');
    const cases = [...page.matchAll(/href="(\/_mock\/desk\?view=\w+&amp;case=\d+)"/g)].map(
      ([, address]) => address ?? '',
    );
    for (const address of cases.slice(0, 6)) {
      const opened = await platform.send('GET', address.replace('&amp;', '&'));
      expect([opened.status, String(opened.body).includes('class="casehead"')]).toEqual([200, true]);
    }
    expect((await platform.send('GET', `/_mock/desk?view=${key}&case=999999`)).status).toBe(200);
  });

  it('opens the voucher whose QR code was scanned', async () => {
    const scan = encodeURIComponent(`{"type":"voucher","value":"${post.voucherOf('kees').address}"}`);
    const page = String((await platform.send('GET', `/_mock/desk?view=kassa&scan=${scan}`)).body);
    expect(page).toContain('Tegoed van Kees Bakker');
  });

  it('comes back to the case with the reason when something cannot be done', async () => {
    const back = `/_mock/desk?view=kassa&case=${post.voucherOf('kees').id}`;
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/_mock/desk/payment',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'mock-world': platform.worldName },
      payload: new URLSearchParams({ id: String(post.voucherOf('kees').id), amount: 'veel', back }).toString(),
    });
    expect(decodeURIComponent(String(answer.headers.location)).replaceAll('+', ' ')).toContain(
      'gezegd=Deze aanbieder mag',
    );
    const elsewhere = await platform.app.inject({
      method: 'POST',
      url: '/_mock/desk/all',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'mock-world': platform.worldName },
      payload: 'back=https%3A%2F%2Felsewhere.example%2Fx',
    });
    expect(elsewhere.headers.location).toBe('/_mock/desk');
  });
});

describe('a validator', () => {
  it('decides on one answer, of which the resident hears at once, and on the rest', async () => {
    await post.forgetMails();
    const { id, record } = waiting();
    const refused = await decide('record', { id: record, decision: 'declined', reason: 'De foto is onscherp.' });
    expect(refused.status).toBe(200);
    expect(await post.newest()).toMatchObject({
      kind: 'fund_request_record_declined',
      text: expect.stringContaining('De foto is onscherp.'),
    });
    expect((await decide('record', { id: record, decision: 'approved' })).status).toBe(409);
    await decide('request', { id, decision: 'approved', reason: 'De rest klopt.' });
    const [row] = [platform.world().table('fund_requests').get(id)];
    expect(row?.state).toBe('approved_partly');
  });

  it('decides on every answer one by one, and so on the request', async () => {
    const { id } = waiting();
    const records = platform.world().table('fund_request_records').where('fund_request_id', id);
    expect((await requestSeen()).at('data.state')).toBe('pending');
    for (const { id: record } of records) await decide('record', { id: record, decision: 'approved' });
    expect(platform.world().table('fund_requests').get(id)?.state).toBe('approved');
    expect(await post.kindsTo('omar')).toContain('fund_request_approved');
  });

  it('takes up a request that was not handled, unless another one waits', async () => {
    const { id } = waiting();
    expect((await decide('reopen', { id })).status).toBe(409);
    await decide('request', { id, decision: 'disregarded' });
    expect(String((await platform.send('GET', `/_mock/desk?view=aanvragen&case=${id}`)).body)).toContain(
      'Toch in behandeling',
    );
    expect((await decide('reopen', { id })).status).toBe(200);
    expect((await requestSeen()).body).toMatchObject({
      data: { state: 'pending', records: [{ state: 'pending' }, {}] },
    });
    await decide('request', { id, decision: 'disregarded' });
    const row = platform.world().table('fund_requests').get(id);
    if (row)
      platform
        .world()
        .table('fund_requests')
        .insert({ ...row, id: 900, state: 'pending' });
    expect((await decide('reopen', { id })).status).toBe(409);
  });

  it('confirms a record that a resident shows', async () => {
    await platform.scenario('record-to-confirm');
    const row = platform.world().table('record_validations').where('state', 'pending')[0];
    expect(row).toBeDefined();
    expect((await decide('validation', { id: row?.id, decision: 'approved', organization: 1 })).status).toBe(200);
    expect(
      platform
        .world()
        .table('record_validations')
        .get(row?.id ?? 0),
    ).toMatchObject({ state: 'approved', organization_id: 1 });
    expect((await decide('validation', { id: row?.id, decision: 'declined' })).status).toBe(409);
  });
});

describe('a request to one validator', () => {
  const asked = async (): Promise<Got> =>
    platform.get('/platform/validator-requests', { as: await platform.tokenOf('dina') });
  beforeEach(() => platform.scenario('record-to-confirm'));

  it('waits at the desk, and a yes confirms the record in the name of the organisation', async () => {
    const id = (await asked()).number('data.0.id');
    const page = String((await platform.send('GET', `/_mock/desk?view=verzoeken&case=${id}`)).body);
    expect(page).toContain('vraagt het aan vincent@zonnedorp.example');
    expect((await decide('validator-request', { id, decision: 'approved' })).status).toBe(200);
    const request = await asked();
    expect(request.at('data.0')).toMatchObject({ state: 'approved', record_validation_uid: expect.any(String) });
    const record = await platform.get(`/identity/records/${request.number('data.0.record_id')}`, {
      as: await platform.tokenOf('dina'),
    });
    expect(record.at('data.validations')).toMatchObject([{ organization: { name: 'Gemeente Zonnedorp' } }]);
    expect((await decide('validator-request', { id, decision: 'declined' })).status).toBe(409);
  });

  it('may be declined, after which the resident can ask again', async () => {
    const [id, record_id] = [(await asked()).number('data.0.id'), (await asked()).number('data.0.record_id')];
    expect((await decide('validator-request', { id, decision: 'later' })).status).toBe(409);
    await decide('validator-request', { id, decision: 'declined' });
    expect((await asked()).at('data.0')).toMatchObject({ state: 'declined', record_validation_uid: null });
    const body = { validator_id: (await asked()).number('data.0.validator_id'), record_id };
    const again = await platform.post('/platform/validator-requests', { as: await platform.tokenOf('dina'), body });
    expect(again.status).toBe(201);
  });
});

describe('a provider', () => {
  it('takes money from a voucher, and the resident sees and hears it', async () => {
    const voucher = post.voucherOf('kees');
    const provider = platform
      .world()
      .table('fund_providers')
      .where('fund_id', voucher.fund_id)
      .find((place) => place.state === 'accepted' && place.allow_budget);
    const pay = (body: object): Promise<Got> => decide('payment', { organization: provider?.organization_id, ...body });
    expect((await voucherSeen('kees')).at('data.amount')).toBe('142.00');
    expect((await pay({ voucher: voucher.address, amount: '12,50' })).status).toBe(200);
    expect((await voucherSeen('kees')).at('data.amount')).toBe('129.50');
    expect(await post.kindsTo('kees')).toContain('voucher_budget_transaction');
    expect((await post.pushes('kees')).at('pushes.0.text')).toContain('€ 12,50');
    expect((await pay({ id: voucher.id, amount: '1000' })).at('message')).toBe('Er staat te weinig op dit tegoed.');
    expect((await pay({ id: voucher.id, amount: '' })).at('message')).toBe('Vul een bedrag in, zoals 12,50.');
    expect((await pay({ voucher: '0xnone', amount: '1' })).at('message')).toBe('Dit tegoed kennen wij niet.');
    const strange = await decide('payment', { id: voucher.id, organization: 1, amount: '1' });
    expect(strange).toMatchObject({ status: 409, body: { message: 'Deze aanbieder mag dit tegoed niet aannemen.' } });
  });

  it('accepts and refuses reservations', async () => {
    const [one] = platform.world().table('product_reservations').where('state', 'pending');
    expect((await decide('reservation', { id: one?.id, decision: 'accept' })).status).toBe(200);
    expect(
      platform
        .world()
        .table('product_reservations')
        .get(one?.id ?? 0)?.state,
    ).toBe('accepted');
    expect((await decide('reservation', { id: one?.id, decision: 'reject' })).status).toBe(409);
  });

  it('closes an office, pauses it and opens it again', async () => {
    const office = platform.world().table('offices').all()[0];
    for (const state of ['closed', 'paused', 'active'] as const) {
      await decide('office', { id: office?.id, state });
      expect(
        platform
          .world()
          .table('offices')
          .get(office?.id ?? 0)?.state,
      ).toBe(state);
    }
    expect((await decide('office', { id: office?.id, state: 'gone' })).status).toBe(409);
  });
});

describe('all at once', () => {
  it.each(['ordinary-tuesday', 'record-to-confirm'])('leaves nothing that waits for an answer: %s', async (name) => {
    await platform.scenario(name);
    expect((await decide('all', {})).status).toBe(200);
    for (const table of ['fund_requests', 'record_validations', 'validator_requests'] as const) {
      expect([table, platform.world().table(table).where('state', 'pending')]).toEqual([table, []]);
    }
    expect((await decide('nothing', {})).status).toBe(404);
  });
});
