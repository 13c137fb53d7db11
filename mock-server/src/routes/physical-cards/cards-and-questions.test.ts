import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { funds } from '../../../fixtures/seed/values/fund-ids.ts';
import { Harness } from '../../testing/harness.ts';

let twin: Harness;
beforeAll(async () => {
  twin = await Harness.open();
});
beforeEach(() => twin.scenario('ordinary-tuesday'));
afterAll(() => twin.app.close());

/** The address of a live regular voucher of a persona in a fund with cards, with or without a card. */
async function cardVoucher(persona: string, withCard: boolean): Promise<{ as: string; path: string }> {
  const as = await twin.tokenOf(persona);
  const rows = (await twin.get('/platform/vouchers?archived=0&type=regular&per_page=100', { as })).list('data');
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
    const linked = await twin.post(`${path}/physical-cards`, { as, body });
    expect(linked).toMatchObject({ status: 201, body: { data: { code: '100482137755' } } });
    expect(await twin.get(path, { as })).toMatchObject({ body: { data: { physical_card: { code: '100482137755' } } } });
    expect(await twin.post(`${path}/physical-cards`, { as, body })).toMatchObject({
      status: 422,
      body: { errors: { code: ['Deze pas is al gekoppeld.'] } },
    });
    expect(await twin.post(`${path}/physical-cards`, { as, body: { code: '100482137756' } })).toMatchObject({
      status: 403,
      body: { message: 'Er is al een pas gekoppeld aan dit tegoed.' },
    });
    const card = `${path}/physical-cards/${linked.number('data.id')}`;
    expect(await twin.delete(card, { as })).toMatchObject({ status: 200, body: [] });
    expect((await twin.delete(card, { as })).status).toBe(404);
    expect((await twin.post(`${path}/physical-cards`, { as, body })).status).toBe(201);
  });

  it('tells where it was sent, and nothing of that when it was not ordered [PC-005]', async () => {
    const { as, path } = await cardVoucher('samira', false);
    const at = { address: 'Lindelaan', house: '14', house_addition: 'b', postcode: '7311 AA', city: 'Zonnedorp' };
    const nowhere = { address: null, house: null, house_addition: null, postcode: null, city: null };
    const body = { code: '100482137755' };
    const found = await twin.post(`${path}/physical-cards`, { as, body });
    expect(found.at('data')).toEqual({ id: found.number('data.id'), ...body, ...nowhere });
    await twin.delete(`${path}/physical-cards/${found.number('data.id')}`, { as });
    await twin.post(`${path}/physical-card-requests`, { as, body: at });
    expect((await twin.post(`${path}/physical-cards`, { as, body })).at('data')).toMatchObject({ ...body, ...at });
    expect((await twin.get(path, { as })).at('data.physical_card')).toMatchObject({ ...body, ...at });
  });

  it.each(['', '10048213779', '200482137790', '10048213779x'])('with the code "%s" is refused', async (code) => {
    const { as, path } = await cardVoucher('samira', false);
    expect((await twin.post(`${path}/physical-cards`, { as, body: { code } })).at('errors.code')).toHaveLength(1);
  });

  it('can be tried five times a day', async () => {
    await twin.scenario('throttled-card-codes');
    const { as, path } = await cardVoucher('samira', false);
    expect(await twin.post(`${path}/physical-cards`, { as, body: { code: '100482137755' } })).toMatchObject({
      status: 429,
      body: { meta: { max_attempts: 5 } },
    });
  });

  it('is ordered to an address, three times a day, and told by mail [API-022] [API-023] [API-025]', async () => {
    const { as, path } = await cardVoucher('samira', false);
    const body = { address: 'Lindelaan', house: 14, house_addition: 'b', postcode: '7311 AA', city: 'Zonnedorp' };
    const before = (await twin.get(`${path}/physical-card-requests`, { as })).list('data').length;
    const ordered = await twin.post(`${path}/physical-card-requests`, { as, body });
    expect(ordered).toMatchObject({ status: 201, body: { data: { ...body, house: '14' } } });
    const list = await twin.get(`${path}/physical-card-requests`, { as });
    expect(list.list('data')).toHaveLength(before + 1);
    expect(list.list('data')[0]).toEqual(ordered.at('data'));
    const one = `${path}/physical-card-requests/${ordered.number('data.id')}`;
    expect((await twin.get(one, { as })).at('data')).toEqual(ordered.at('data'));
    expect(await twin.mailTo('samira@post.example')).toMatchObject({
      kind: 'physical_card_ordered',
      text: expect.stringContaining('Lindelaan 14b, 7311 AA Zonnedorp'),
    });
    await twin.post(`${path}/physical-card-requests`, { as, body });
    await twin.post(`${path}/physical-card-requests`, { as, body });
    expect((await twin.post(`${path}/physical-card-requests`, { as, body })).status).toBe(429);
  });

  it('goes nowhere without a full address [API-024]', async () => {
    const { as, path } = await cardVoucher('samira', false);
    const check = (body: object) => twin.post(`${path}/physical-card-requests/validate`, { as, body });
    const full = { address: 'Lindelaan', house: '14', postcode: '7311 AA', city: 'Zonnedorp' };
    expect(await check(full)).toMatchObject({ status: 200, body: [] });
    expect(await check({})).toMatchObject({
      status: 422,
      body: { errors: { address: ['Vul dit veld in.'], house: ['Vul dit veld in.'], postcode: ['Vul dit veld in.'] } },
    });
    expect((await check({ ...full, house: '20001' })).at('errors.house')).toEqual([
      'Vul een getal van 1 tot en met 20000 in.',
    ]);
    expect((await check({ ...full, address: 'Li' })).at('errors.address')).toEqual(['Gebruik minstens 3 tekens.']);
  });
});

describe('a card for a voucher of the wrong kind', () => {
  const order = { address: 'Lindelaan', house: '14', postcode: '7311 AA', city: 'Zonnedorp', code: '100482137755' };

  it.each([
    ['elif', 'product', 'Aan dit tegoed kan geen pas worden gekoppeld.'],
    ['rosa', 'regular', 'Bij deze regeling hoort geen pas.'],
    ['willem', 'regular', 'Dit tegoed is niet meer geldig.'],
  ])('is neither linked nor ordered: that of %s', async (persona, type, message) => {
    const as = await twin.tokenOf(persona);
    const [row] = (await twin.get(`/platform/vouchers?type=${type}`, { as })).list('data');
    for (const what of ['physical-cards', 'physical-card-requests']) {
      const answer = await twin.post(`/platform/vouchers/${String(row?.['address'])}/${what}`, { as, body: order });
      expect(answer).toMatchObject({ status: 403, body: { message } });
    }
  });

  it('is ordered for a voucher that has one: the old one may be lost', async () => {
    const { as, path } = await cardVoucher('ans', true);
    expect((await twin.post(`${path}/physical-card-requests`, { as, body: order })).status).toBe(201);
  });
});

describe('a question about a request', () => {
  async function open(): Promise<{ as: string; path: string }> {
    await twin.scenario('clarification-open');
    const [row] = twin.world().table('clarifications').where('state', 'pending');
    const request = twin
      .world()
      .table('fund_requests')
      .get(row?.fund_request_id ?? 0);
    return {
      as: await twin.tokenOf('fatima'),
      path: `/platform/funds/${request?.fund_id}/requests/${request?.id}/clarifications/${row?.id}`,
    };
  }

  it('is listed and answered once [API-013] [API-014] [API-015]', async () => {
    const { as, path } = await open();
    expect(await twin.get(path, { as })).toMatchObject({
      status: 200,
      body: { data: { state: 'pending', answer: null } },
    });
    const list = await twin.get(path.replace(/\/\d+$/, ''), { as });
    expect(list.list('data').map(({ state }) => state)).toContain('pending');
    expect((await twin.patch(path, { as, body: { answer: '' } })).at('errors.answer')).toEqual(['Vul dit veld in.']);
    const unknown = await twin.patch(path, { as, body: { answer: 'Hierbij.', files: ['weg'] } });
    expect(unknown.status).toBe(422);
    const answered = await twin.patch(path, { as, body: { answer: 'Hierbij.' } });
    expect(answered).toMatchObject({ status: 200, body: { data: { state: 'answered', answer: 'Hierbij.' } } });
    expect(await twin.patch(path, { as, body: { answer: 'Nog eens.' } })).toMatchObject({
      status: 403,
      body: { error: 'already_resolved' },
    });
  });

  it('is for the requester, under the ids that belong together [FR-049]', async () => {
    const { as, path } = await open();
    expect(await twin.get(path, { as: await twin.tokenOf('noor') })).toMatchObject({
      status: 403,
      body: { error: 'not_requester' },
    });
    const elsewhere = path.replace(/funds\/\d+/, `funds/${funds.plus65}`);
    expect(await twin.get(elsewhere, { as })).toMatchObject({ status: 403, body: { error: 'invalid_endpoint' } });
    expect((await twin.get(path)).status).toBe(401);
    expect((await twin.get(path.replace(/\d+$/, '99999'), { as })).status).toBe(404);
  });
});
