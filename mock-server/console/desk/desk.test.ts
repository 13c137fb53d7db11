import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness, type Got } from '../../src/testing/harness.ts';
import { Post } from '../../src/testing/messages.ts';
import { outcomeOf } from '../../src/testing/outcome.ts';
import { sendForm } from '../../src/testing/send-form.ts';
import { isExpired } from '../../src/domain/vouchers/voucher-state.ts';
import { fundOf } from '../../src/domain/vouchers/vouchers.ts';
import { leftAtCheckout } from '../../src/domain/reservations/take-payment.ts';
import type { ProductRow } from '../../src/tables/products.ts';
import type { VoucherRow } from '../../src/tables/vouchers.ts';
import { deskViews } from './desk-page.ts';

const platform = await Harness.open();
const post = new Post(platform);
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

/** A decision at the desk: its status, or why it cannot be. */
const decide = async (action: string, body: object): Promise<string> =>
  outcomeOf(await platform.send('POST', `/_mock/api/desk/${action}`, { body }));
const impossible = expect.stringMatching(/^409 /);

const waiting = () => post.waitingOf('omar');
const stateOf = (id: number): unknown => platform.table('fund_requests').get(id)?.state;
const seenBy = async (persona: string, path: string): Promise<Got> =>
  platform.get(path, { as: await platform.tokenOf(persona) });

const page = async (query: string): Promise<string> =>
  String((await platform.send('GET', `/_mock/desk?${query}`)).body);
const press = (action: string, form: { readonly [name: string]: string }, from: string) =>
  sendForm(platform.app, { url: `/_mock/desk/${action}`, form, world: platform.worldName, from });

describe('the page of the desk', () => {
  it('shows in each part as many cases as wait', async () => {
    for (const { key, label, waits } of deskViews) {
      const body = await page(`view=${key}`);
      expect(body).toContain(`<h2>${label}</h2>`);
      const count = waits?.({ world: platform.world() }) ?? 0;
      expect(body.match(/<h3>[^<]+ <small><span class="state is-held"/g) ?? [], `in ${key}`).toHaveLength(count);
    }
  });

  it('decides on a request, and comes back to its part', async () => {
    const { id } = waiting();
    const done = await press('request', { id: String(id), decision: 'approved' }, '/_mock/desk?view=aanvragen');
    const back = `/_mock/desk?view=aanvragen&decided=Aanvraag+${id}+is+goedgekeurd.`;
    expect([done.statusCode, done.headers.location]).toEqual([303, back]);
    expect(stateOf(id)).toBe('approved');
    expect(await page(back.split('?')[1] ?? '')).toMatch(
      /role="status" tabindex="-1" autofocus>.*is goedgekeurd\..*Maak ongedaan/s,
    );
  });

  it('takes a decision back with its mails and vouchers, unless something else happened since', async () => {
    const { id } = waiting();
    const from = '/_mock/desk?view=aanvragen';
    const shown = () =>
      [platform.table('fund_requests'), platform.table('vouchers'), platform.table('mails')].map((table) =>
        table.all(),
      );
    const before = shown();
    await press('request', { id: String(id), decision: 'approved' }, from);
    expect(shown()).not.toEqual(before);
    expect((await press('undo', {}, from)).headers.location).toContain('undone=');
    expect(shown()).toEqual(before);
    expect((await press('undo', {}, from)).headers.location).toContain('problem=');

    await press('request', { id: String(id), decision: 'approved' }, from);
    await platform.post('/platform/funds/redeem', { as: await platform.tokenOf('noor'), body: { code: 'ABCD-1234' } });
    expect((await press('undo', {}, from)).headers.location).toContain('problem=');
    expect(stateOf(id)).toBe('approved');
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
    const paper = await platform.send('GET', address);
    expect(paper.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    expect(paper.body).toMatch(/^%PDF/);
    expect((await platform.send('GET', '/_mock/api/desk/attachments/none')).status).toBe(404);
  });

  it('names an applicant whose account the shop made by BSN, by records, else by e-mail address', async () => {
    const [identities, records] = [platform.table('identities'), platform.table('records')];
    const { id } = waiting();
    const [omar] = identities.where('persona', 'omar');
    if (!omar) throw new Error('Omar has no account.');
    const name = async (): Promise<string | undefined> =>
      new RegExp(`Aanvraag ${id} van ([^ <]+)`).exec(await page('view=aanvragen'))?.[1];
    const nameless = identities.update(omar, { persona: null });
    expect(await name()).toBe('Omar');
    identities.update(nameless, { bsn: null });
    for (const row of records.where('identity_address', omar.address))
      if (row.record_type_key === 'given_name') records.update(row, { value: 'Joke' });
    expect(await name()).toBe('Joke');
    records.clear();
    expect(await name()).toBe('omar@post.example');
  });
});

describe('the till', () => {
  function offerRow(id: number | null): ProductRow {
    const row = platform.table('products').get(id ?? 0);
    if (!row) throw new Error('There is no such offer.');
    return row;
  }

  /** The provider of an offer scans its voucher. */
  const payForOffer = ({ address, product_id, amount }: VoucherRow): Promise<string> =>
    decide('payment', {
      voucher: address,
      organization: offerRow(product_id).organization_id,
      amount: (amount / 100).toFixed(2).replace('.', ','),
    });

  it('lists every voucher of the world that can be paid with, whoever owns it', async () => {
    const world = platform.world();
    for (const kees of platform.table('identities').where('persona', 'kees'))
      platform.table('identities').update(kees, { persona: null });
    const listed = [...(await page('view=kassa')).matchAll(/<option value="(\d+)"/g)].map(([, id]) => Number(id));
    const wanted = platform
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

  it('takes money from a voucher, and the resident sees and hears it', async () => {
    const voucher = post.voucherOf('kees');
    const places = platform.table('fund_providers').where('fund_id', voucher.fund_id);
    const provider = places.find((place) => place.state === 'accepted' && place.allow_budget);
    const pay = (body: object): Promise<string> =>
      decide('payment', { organization: provider?.organization_id, ...body });
    const left = async () => (await seenBy('kees', `/platform/vouchers/${voucher.address}`)).at('data.amount');
    expect(await left()).toBe('142.00');
    expect(await pay({ voucher: voucher.address, amount: '12,50' })).toBe('200');
    expect(await left()).toBe('129.50');
    expect(await post.kindsTo('kees')).toContain('voucher_budget_transaction');
    expect((await platform.mock.pushes('kees'))[0]?.text).toContain('€ 12,50');
    expect(await pay({ id: voucher.id, amount: '1000' })).toBe('409 Er staat te weinig op dit tegoed.');
    expect(await pay({ id: voucher.id, amount: '' })).toBe('409 Vul een bedrag in, zoals 12,50.');
    expect(await pay({ voucher: '0xnone', amount: '1' })).toBe('409 Dit tegoed kennen wij niet.');
    const strange = { id: voucher.id, organization: 1, amount: '1' };
    expect(await pay(strange)).toBe('409 Deze aanbieder mag dit tegoed niet aannemen.');
  });

  it('sells an offer for its voucher, once', async () => {
    const paid = platform.table('transactions');
    const voucher = platform
      .table('vouchers')
      .where('identity_address', post.addressOf('elif'))
      .find(
        (row) => row.product_reservation_id === null && row.product_id !== null && !paid.first('voucher_id', row.id),
      );
    if (!voucher) throw new Error('Elif has no voucher of an offer.');
    const before = offerRow(voucher.product_id);
    expect(await payForOffer(voucher)).toBe('200');
    const after = { ...before, sold_amount: before.sold_amount + 1 };
    expect(offerRow(voucher.product_id)).toEqual(after);
    expect(await payForOffer(voucher)).toEqual(impossible);
    expect(offerRow(voucher.product_id)).toEqual(after);
  });

  it('accepts a reservation that is paid with', async () => {
    const as = await platform.tokenOf('kees');
    const names = { first_name: 'Kees', last_name: 'Bakker' };
    const body = { voucher_address: post.voucherOf('kees').address, product_id: 249, ...names };
    const made = await platform.post('/platform/product-reservations', { as, body });
    const held = platform.table('vouchers').first('product_reservation_id', made.number('data.id'));
    if (!held) throw new Error('Nothing was reserved.');
    const before = offerRow(249);
    expect([made.at('data.state'), await payForOffer(held)]).toEqual(['pending', '200']);
    const seen = await seenBy('kees', `/platform/product-reservations/${made.number('data.id')}`);
    expect(seen.at('data')).toMatchObject({ state: 'accepted', voucher_transaction: { id: expect.any(Number) } });
    const moved = { reserved_amount: before.reserved_amount - 1, sold_amount: before.sold_amount + 1 };
    expect(offerRow(249)).toEqual({ ...before, ...moved });
  });

  it('accepts and refuses reservations', async () => {
    const reservations = platform.table('product_reservations');
    const id = reservations.where('state', 'pending')[0]?.id ?? 0;
    expect(await decide('reservation', { id, decision: 'accept' })).toBe('200');
    expect(reservations.get(id)?.state).toBe('accepted');
    expect(await decide('reservation', { id, decision: 'reject' })).toEqual(impossible);
  });
});

describe('a validator', () => {
  beforeEach(() => platform.mock.removeMails());

  it('decides on one answer, of which the resident hears at once, and on the rest', async () => {
    const { id, record } = waiting();
    const declined = { id: record, decision: 'declined', reason: 'De foto is onscherp.' };
    expect(await decide('record', declined)).toBe('200');
    const text = expect.stringContaining('De foto is onscherp.');
    expect(await post.newest()).toMatchObject({ kind: 'fund_request_record_declined', text });
    expect(await decide('record', { id: record, decision: 'approved' })).toEqual(impossible);
    await decide('request', { id, decision: 'approved', reason: 'De rest klopt.' });
    expect(stateOf(id)).toBe('approved_partly');
  });

  it.each([
    ['declined', 'fund_request_denied'],
    ['disregarded', 'fund_request_disregarded'],
    ['approved', 'fund_request_approved'],
  ])('a validator that makes a whole request %s sends only %s of it', async (decision, kind) => {
    await decide('request', { id: waiting().id, decision });
    expect((await post.kindsTo('omar')).filter((sent) => String(sent).startsWith('fund_request'))).toEqual([kind]);
  });

  it('decides on every answer one by one, and with the last one on the request, of which the resident hears', async () => {
    const { id } = waiting();
    const [last, ...others] = platform.table('fund_request_records').where('fund_request_id', id);
    for (const one of others) await decide('record', { id: one.id, decision: 'approved' });
    expect([stateOf(id), await post.kindsTo('omar')]).toEqual(['pending', []]);
    await decide('record', { id: last?.id, decision: 'approved' });
    expect(stateOf(id)).toBe('approved');
    expect(await post.kindsTo('omar')).toContain('fund_request_approved');
  });

  it('takes up a request that was not handled, unless another one waits', async () => {
    const { id } = waiting();
    const requests = platform.table('fund_requests');
    expect(await decide('reopen', { id })).toEqual(impossible);
    await decide('request', { id, decision: 'disregarded' });
    expect(await page('view=aanvragen')).toContain('Toch in behandeling');
    expect(await decide('reopen', { id })).toBe('200');
    const reopened = await seenBy('omar', `/platform/funds/3/requests/${id}`);
    expect(reopened.at('data')).toMatchObject({ state: 'pending', records: [{ state: 'pending' }, {}] });
    await decide('request', { id, decision: 'disregarded' });
    const [row] = requests.where('id', id);
    if (row) requests.insert({ ...row, id: 900, state: 'pending' });
    expect(await decide('reopen', { id })).toEqual(impossible);
  });

  it('confirms a record that a resident shows', async () => {
    await platform.scenario('record-to-confirm');
    const confirmations = platform.table('record_validations');
    const id = confirmations.where('state', 'pending')[0]?.id ?? 0;
    expect(await decide('validation', { id, decision: 'approved', organization: 1 })).toBe('200');
    expect(confirmations.get(id)).toMatchObject({ state: 'approved', organization_id: 1 });
    expect((await seenBy('dina', '/platform/notifications')).at('data.0')).toMatchObject({
      type: 'notifications_identities.record_validation_approved',
      description: 'Uw gegeven ‘Aantal kinderen’ is bevestigd.',
    });
    expect(await decide('validation', { id, decision: 'declined' })).toEqual(impossible);
  });

  it('says yes to a request to one validator, which confirms the record in the name of the organisation', async () => {
    await platform.scenario('record-to-confirm');
    expect(await page('view=controles')).toContain('vraagt het aan vincent@zonnedorp.example');
    const asked = () => seenBy('dina', '/platform/validator-requests');
    const id = (await asked()).number('data.0.id');
    expect(await decide('validator-request', { id, decision: 'later' })).toEqual(impossible);
    expect(await decide('validator-request', { id, decision: 'approved' })).toBe('200');
    expect((await asked()).at('data.0')).toMatchObject({
      state: 'approved',
      record_validation_uid: expect.any(String),
    });
    const record = await seenBy('dina', `/identity/records/${(await asked()).number('data.0.record_id')}`);
    expect(record.at('data.validations')).toMatchObject([{ organization: { name: 'Gemeente Zonnedorp' } }]);
    expect(await decide('validator-request', { id, decision: 'declined' })).toEqual(impossible);
  });

  it('says no to a request to one validator, after which the resident can ask again', async () => {
    await platform.scenario('record-to-confirm');
    const asked = async () => (await seenBy('dina', '/platform/validator-requests')).list('data')[0] ?? {};
    const { id, validator_id, record_id } = await asked();
    await decide('validator-request', { id, decision: 'declined' });
    expect(await asked()).toMatchObject({ state: 'declined', record_validation_uid: null });
    const told = await seenBy('dina', '/platform/notifications');
    expect(told.at('data.0.type')).toBe('notifications_identities.record_validation_declined');
    const again = { as: await platform.tokenOf('dina'), body: { validator_id, record_id } };
    expect((await platform.post('/platform/validator-requests', again)).status).toBe(201);
  });
});

describe('a validator with a question', () => {
  it('mails the way to it, with a word of its own and a document, which only who is asked may open [FR-050]', async () => {
    const asks = { ...waiting(), question: 'Welke school is het?', message: 'Zie het voorbeeld.' };
    await decide('question', { ...asks, attachment: 'Voorbeeld' });
    const to = expect.stringContaining('omar');
    expect(await post.newest()).toMatchObject({ kind: 'fund_request_feedback_requested', to });
    const asked = await seenBy('omar', `/platform/funds/3/requests/${asks.id}/clarifications`);
    expect(asked.at('data.0')).toMatchObject({
      state: 'pending',
      question: asks.question,
      message: asks.message,
      attachment: { original_name: 'Voorbeeld.pdf', size: '48.2kB' },
    });
    const link = `/files/${asked.text('data.0.attachment.uid')}/download`;
    expect([(await seenBy('omar', link)).status, (await seenBy('samira', link)).status]).toEqual([200, 403]);
    expect(await decide('question', { ...asks, attachment: '../voorbeeld.pdf' })).toEqual(impossible);
  });

  it('asks nothing of somebody without an e-mail address', async () => {
    const { id, record } = waiting();
    const emails = platform.table('emails');
    for (const email of emails.where('identity_address', post.addressOf('omar'))) emails.remove(email);
    expect(await page('view=aanvragen')).not.toContain(`name="record" value="${record}"`);
    const refused = await decide('question', { id, record, question: 'Welke school is het?' });
    expect(refused).toBe('409 Dit kan niet: de aanvrager heeft geen e-mailadres.');
  });
});
