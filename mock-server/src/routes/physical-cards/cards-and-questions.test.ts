import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { funds } from '../../../fixtures/seed/values/fund-ids.ts';
import { Harness, type Got } from '../../testing/harness.ts';
import { outcomeOf, outcomesOf } from '../../testing/outcome.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

/** The address of a live regular voucher of a persona in a fund with cards, with or without a card. */
async function cardVoucher(persona: string, withCard: boolean): Promise<{ as: string; path: string }> {
  const as = await platform.tokenOf(persona);
  const rows = (await platform.get('/platform/vouchers?archived=0&type=regular&per_page=100', { as })).list('data');
  const row = rows.find(
    ({ fund, physical_card }) =>
      JSON.stringify(fund).includes('"allow_physical_cards":true') && (physical_card !== false) === withCard,
  );
  if (!row) throw new Error(`${persona} has no such voucher.`);
  return { as, path: `/platform/vouchers/${String(row['address'])}` };
}

describe('a card', () => {
  it('is linked by its code and unlinked again, which frees the code [API-026] [API-027]', async () => {
    const { as, path } = await cardVoucher('samira', false);
    const body = { code: '100482137755' };
    const link = (code: string) => platform.post(`${path}/physical-cards`, { as, body: { code } });
    const linked = await link(body.code);
    expect(linked).toMatchObject({ status: 201, body: { data: body } });
    expect((await platform.get(path, { as })).at('data.physical_card')).toMatchObject(body);
    expect(outcomeOf(await link(body.code))).toBe('422 code: Deze pas is al gekoppeld.');
    expect(outcomeOf(await link('100482137756'))).toBe('403 Er is al een pas gekoppeld aan dit tegoed.');
    const card = `${path}/physical-cards/${linked.number('data.id')}`;
    expect(await platform.delete(card, { as })).toMatchObject({ status: 200, body: [] });
    expect((await platform.delete(card, { as })).status).toBe(404);
    expect((await link(body.code)).status).toBe(201);
  });

  it('tells where it was sent, and nothing of that when it was not ordered [PC-005]', async () => {
    const { as, path } = await cardVoucher('samira', false);
    const at = { address: 'Lindelaan', house: '14', house_addition: 'b', postcode: '7311 AA', city: 'Zonnedorp' };
    const nowhere = { address: null, house: null, house_addition: null, postcode: null, city: null };
    const body = { code: '100482137755' };
    const found = await platform.post(`${path}/physical-cards`, { as, body });
    expect(found.at('data')).toEqual({ id: found.number('data.id'), ...body, ...nowhere });
    await platform.delete(`${path}/physical-cards/${found.number('data.id')}`, { as });
    await platform.post(`${path}/physical-card-requests`, { as, body: at });
    expect((await platform.post(`${path}/physical-cards`, { as, body })).at('data')).toMatchObject({ ...body, ...at });
    expect((await platform.get(path, { as })).at('data.physical_card')).toMatchObject({ ...body, ...at });
  });

  it('is refused with another code, and can be tried five times a day', async () => {
    const { as, path } = await cardVoucher('samira', false);
    const link = (code: string) => (): Promise<Got> => platform.post(`${path}/physical-cards`, { as, body: { code } });
    const outcomes = await outcomesOf(...['10048213779', '200482137790', '10048213779x'].map(link));
    expect(outcomes).toEqual(outcomes.map(() => '422 code: Deze code klopt niet.'));
    const none = () => platform.post(`${path}/physical-cards`, { as, body: {} });
    expect(await outcomesOf(link(''), none)).toEqual(['422 code: Vul dit veld in.', '422 code: Vul dit veld in.']);
    await platform.scenario('throttled-card-codes');
    const late = await cardVoucher('samira', false);
    const refused = await platform.post(`${late.path}/physical-cards`, { as: late.as, body: { code: '100482137755' } });
    expect(refused).toMatchObject({ status: 429, body: { meta: { max_attempts: 5 } } });
  });

  it('is ordered to an address, three times a day, and told by mail [API-022] [API-023] [API-025]', async () => {
    const { as, path } = await cardVoucher('samira', false);
    const body = { address: 'Lindelaan', house: 14, house_addition: 'b', postcode: '7311 AA', city: 'Zonnedorp' };
    const orders = `${path}/physical-card-requests`;
    const order = (): Promise<Got> => platform.post(orders, { as, body });
    const before = (await platform.get(orders, { as })).list('data');
    const ordered = await order();
    expect(ordered).toMatchObject({ status: 201, body: { data: { ...body, house: '14' } } });
    expect((await platform.get(orders, { as })).list('data')).toEqual([ordered.at('data'), ...before]);
    expect(await platform.notRefused(orders, ['per_page=0'], { as })).toEqual([]);
    expect((await platform.get(`${orders}/${ordered.number('data.id')}`, { as })).body).toEqual(ordered.body);
    expect(await platform.mailTo('samira@post.example')).toMatchObject({
      kind: 'physical_card_ordered',
      text: expect.stringContaining('Lindelaan 14b, 7311 AA Zonnedorp'),
    });
    const statuses = [await order(), await order(), await order()].map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 429]);
  });

  it('goes nowhere without a full address [API-024]', async () => {
    const { as, path } = await cardVoucher('samira', false);
    const full = { address: 'Lindelaan', house: '14', postcode: '7311 AA', city: 'Zonnedorp' };
    const check = (body: object) => (): Promise<Got> =>
      platform.post(`${path}/physical-card-requests/validate`, { as, body });
    expect(
      await outcomesOf(
        ...[full, { ...full, house: '1' }, { ...full, house: '20000' }].map(check),
        ...[{}, { ...full, house: '0' }, { ...full, house: '20001' }, { ...full, address: 'Li' }].map(check),
      ),
    ).toEqual([
      '200',
      '200',
      '200',
      '422 address: Vul dit veld in. house: Vul dit veld in. postcode: Vul dit veld in. city: Vul dit veld in.',
      '422 house: Vul een getal van 1 tot en met 20000 in.',
      '422 house: Vul een getal van 1 tot en met 20000 in.',
      '422 address: Gebruik minstens 3 tekens.',
    ]);
  });
});

describe('a card for a voucher of the wrong kind', () => {
  const order = { address: 'Lindelaan', house: '14', postcode: '7311 AA', city: 'Zonnedorp', code: '100482137755' };

  it.each([
    ['elif', 'product', 'Aan dit tegoed kan geen pas worden gekoppeld.'],
    ['rosa', 'regular', 'Bij deze regeling hoort geen pas.'],
    ['willem', 'regular', 'Dit tegoed is niet meer geldig.'],
  ])('is neither linked nor ordered: that of %s', async (persona, type, message) => {
    const as = await platform.tokenOf(persona);
    const [row] = (await platform.get(`/platform/vouchers?type=${type}`, { as })).list('data');
    for (const what of ['physical-cards', 'physical-card-requests']) {
      const answer = await platform.post(`/platform/vouchers/${String(row?.['address'])}/${what}`, { as, body: order });
      expect(answer).toMatchObject({ status: 403, body: { message } });
    }
  });

  it('is ordered for a voucher that has one: the old one may be lost', async () => {
    const { as, path } = await cardVoucher('ans', true);
    expect((await platform.post(`${path}/physical-card-requests`, { as, body: order })).status).toBe(201);
  });
});

describe('a question about a request', () => {
  async function open(): Promise<{ as: string; path: string }> {
    await platform.scenario('clarification-open');
    const [row] = platform.table('clarifications').where('state', 'pending');
    const request = platform.table('fund_requests').get(row?.fund_request_id ?? 0);
    const path = `/platform/funds/${request?.fund_id}/requests/${request?.id}/clarifications/${row?.id}`;
    return { as: await platform.tokenOf('fatima'), path };
  }

  it('is listed and answered once [API-013] [API-014] [API-015]', async () => {
    const { as, path } = await open();
    const list = path.replace(/\/\d+$/, '');
    const answer = (body: object) => platform.patch(path, { as, body });
    expect((await platform.get(path, { as })).at('data')).toMatchObject({ state: 'pending', answer: null });
    expect((await platform.get(list, { as })).list('data').map(({ state }) => state)).toContain('pending');
    expect(await platform.notRefused(list, ['per_page=0'], { as })).toEqual([]);
    expect(outcomeOf(await answer({ answer: '' }))).toBe('422 answer: Vul dit veld in.');
    expect((await answer({ answer: 'Hierbij.', files: ['weg'] })).status).toBe(422);
    const answered = await answer({ answer: 'Hierbij.' });
    expect(answered).toMatchObject({ status: 200, body: { data: { state: 'answered', answer: 'Hierbij.' } } });
    expect(await answer({ answer: 'Nog eens.' })).toMatchObject({ status: 403, body: { error: 'already_resolved' } });
  });

  it('is for the requester, under the ids that belong together [FR-049]', async () => {
    const { as, path } = await open();
    const other = await platform.get(path, { as: await platform.tokenOf('noor') });
    expect(other).toMatchObject({ status: 403, body: { error: 'not_requester' } });
    const elsewhere = path.replace(/funds\/\d+/, `funds/${funds.plus65}`);
    expect(await platform.get(elsewhere, { as })).toMatchObject({ status: 403, body: { error: 'invalid_endpoint' } });
    expect((await platform.get(path.replace(/\d+$/, '99999'), { as })).status).toBe(404);
  });
});
