import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';
import type { Got } from '../../src/testing/harness.ts';
import { Post } from '../../src/testing/messages.ts';
import { sendForm } from '../../src/testing/send-form.ts';
import { isExpired } from '../../src/domain/vouchers/voucher-state.ts';
import { fundOf } from '../../src/domain/vouchers/vouchers.ts';
import { leftAtCheckout } from '../../src/domain/reservations/take-payment.ts';
import { deskViews } from './desk-page.ts';

const platform = await Harness.open();
const post = new Post(platform);
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const decide = (action: string, body: object): Promise<Got> =>
  platform.send('POST', `/_mock/api/desk/${action}`, { body });
const voucherSeen = async (persona: string): Promise<Got> =>
  platform.get(`/platform/vouchers/${post.voucherOf(persona).address}`, { as: await platform.tokenOf(persona) });

const waiting = () => post.waitingOf('omar');
const requestSeen = async (): Promise<Got> =>
  platform.get(`/platform/funds/3/requests/${waiting().id}`, { as: await platform.tokenOf('omar') });

const page = async (query: string): Promise<string> =>
  String((await platform.send('GET', `/_mock/desk?${query}`)).body);
const press = (action: string, form: { readonly [name: string]: string }, from: string) =>
  sendForm(platform.app, { url: `/_mock/desk/${action}`, form, world: platform.worldName, from });

describe('the page of the desk', () => {
  it.each(deskViews)('shows its part $key with as many cases as wait', async ({ key, label, waits }) => {
    const body = await page(`view=${key}`);
    expect(body).toContain(`<h2>${label}</h2>`);
    const count = waits?.({ world: platform.world() }) ?? 0;
    expect(body.match(/<h3>[^<]+ <small>in afwachting<\/small>/g) ?? []).toHaveLength(count);
  });

  it('decides on a request, and comes back to its part', async () => {
    const { id } = waiting();
    const done = await press('request', { id: String(id), decision: 'approved' }, '/_mock/desk?view=aanvragen');
    expect([done.statusCode, done.headers.location]).toEqual([303, '/_mock/desk?view=aanvragen']);
    expect(platform.world().table('fund_requests').get(id)?.state).toBe('approved');
  });

  it('comes back with the reason when something cannot be done, and never leads elsewhere', async () => {
    const { id } = post.voucherOf('kees');
    const back = `/_mock/desk?view=kassa&voucher=${id}`;
    const refused = await press('payment', { id: String(id), amount: 'veel' }, back);
    expect(String(refused.headers.location)).toBe(`${back}&problem=Deze+aanbieder+mag+dit+tegoed+niet+aannemen.`);
    expect(await page(String(refused.headers.location).split('?')[1] ?? '')).toContain('Deze aanbieder mag dit tegoed');
    expect((await press('payment', {}, 'https://elsewhere.example/x')).headers.location).toBe('/_mock/desk');
  });

  it('opens the attachment of a case, and only one that exists', async () => {
    const [, address = ''] =
      /href="(\/_mock\/api\/desk\/attachments\/[^"]+)"/.exec(await page('view=declaraties')) ?? [];
    const paper = await platform.app.inject({ url: address, headers: { 'mock-world': platform.worldName } });
    expect(paper.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    expect(paper.body.startsWith('%PDF')).toBe(true);
    expect((await platform.send('GET', '/_mock/api/desk/attachments/none')).status).toBe(404);
  });

  it('names an applicant whose account the shop made by BSN, by records, else by e-mail address', async () => {
    const world = platform.world();
    const { id } = waiting();
    const identity = world.table('identities').first('persona', 'omar');
    if (!identity) throw new Error('Omar has no account.');
    const become = (changes: object) => {
      const row = world.table('identities').get(identity.id) ?? identity;
      world.transact(() => world.table('identities').update(row, { persona: null, ...changes }));
    };
    become({});
    expect(await page('view=aanvragen')).toContain(`Aanvraag ${id} van Omar`);
    become({ bsn: null });
    const names = world.table('records').where('identity_address', identity.address);
    const given = names.find(({ record_type_key }) => record_type_key === 'given_name');
    if (given) world.transact(() => world.table('records').update(given, { value: 'Joke' }));
    expect(await page('view=aanvragen')).toContain(`Aanvraag ${id} van Joke`);
    world.transact(() => world.table('records').clear());
    expect(await page('view=aanvragen')).toContain(`Aanvraag ${id} van omar@post.example`);
  });
});

describe('the till', () => {
  it('lists every voucher of the world that can be paid with, whoever owns it', async () => {
    const world = platform.world();
    const kees = world.table('identities').first('persona', 'kees');
    if (kees) world.transact(() => world.table('identities').update(kees, { persona: null }));
    const body = await page('view=kassa');
    const listed = [...body.matchAll(/<option value="(\d+)"/g)].map(([, id]) => Number(id));
    const wanted = world
      .table('vouchers')
      .where('state', 'active')
      .filter((row) => leftAtCheckout(world, row) > 0 && !isExpired(row, fundOf(world, row.fund_id), world.now()));
    expect(listed).toEqual(wanted.map(({ id }) => id));
  });

  it('opens the voucher whose QR code was scanned', async () => {
    const scan = encodeURIComponent(`{"type":"voucher","value":"${post.voucherOf('kees').address}"}`);
    expect(await page(`view=kassa&voucher=${scan}`)).toContain('<h3>Kees Bakker: ');
    expect(await page('view=kassa&voucher=0xnone')).toContain('Dit tegoed kennen wij niet.');
  });
});

describe('a validator', () => {
  it('decides on one answer, of which the resident hears at once, and on the rest', async () => {
    await platform.mock.removeMails();
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

  it.each([
    ['declined', ['fund_request_denied']],
    ['disregarded', ['fund_request_disregarded']],
    ['approved', ['fund_request_approved']],
  ])('that makes a whole request %s sends %j', async (decision, kinds) => {
    await platform.mock.removeMails();
    await decide('request', { id: waiting().id, decision });
    expect((await post.kindsTo('omar')).filter((kind) => String(kind).startsWith('fund_request'))).toEqual(kinds);
  });

  it('that approves one answer sends nothing as long as another waits', async () => {
    await platform.mock.removeMails();
    await decide('record', { id: waiting().record, decision: 'approved' });
    expect(await post.kindsTo('omar')).toEqual([]);
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
    expect(String((await platform.send('GET', `/_mock/desk?view=aanvragen`)).body)).toContain('Toch in behandeling');
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
    const page = String((await platform.send('GET', `/_mock/desk?view=controles`)).body);
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
    expect((await platform.mock.pushes('kees'))[0]?.text).toContain('€ 12,50');
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
});
