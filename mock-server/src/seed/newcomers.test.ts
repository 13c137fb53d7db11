import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Harness } from '../testing/harness.ts';
import { objectOf } from '../http/input.ts';
import type { Got } from '../testing/harness.ts';
import { codes } from './codes.ts';
import { funds } from './fund-ids.ts';

let twin: Harness;
beforeAll(async () => {
  twin = await Harness.open();
  await twin.scenario('ordinary-tuesday');
});
afterAll(() => twin.app.close());

const heuvelrode = { 'client-key': 'heuvelrode' };

const check = async (persona: string, fund: number, headers = {}): Promise<Got> =>
  twin.post(`/platform/funds/${fund}/check`, { as: await twin.tokenOf(persona), headers });

describe('the residents of Heuvelrode', () => {
  it('find their own eleven funds, without those that are closed or not ready', async () => {
    const keys = (await twin.get('/platform/funds?per_page=100&with_external=1', { headers: heuvelrode }))
      .list('data')
      .map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['heuvelpas', 'jeugdtegoed', 'studietegoed', 'huurhulp']));
    expect(keys).not.toContain('winterhulp');
    expect(keys).not.toContain('kindtegoed');
  });

  it.each([
    ['milan', { backoffice_error: 1, backoffice_error_key: 'not_resident', backoffice_fallback: 0 }],
    ['ida', { backoffice_redirect: 'https://www.heuvelrode.example/inkomen' }],
    ['ruud', { backoffice_error: 1, backoffice_error_key: 'no_response', backoffice_fallback: 1 }],
    ['hugo', null],
  ])('%s hears from the back office what the sentence of the persona says', async (persona, said) => {
    expect((await check(persona, funds.inkomenssteun, heuvelrode)).at('backoffice')).toEqual(said);
  });

  it('see a fund as taken when the partner has it', async () => {
    const read = { as: await twin.tokenOf('lieke'), headers: heuvelrode };
    expect((await twin.get(`/platform/funds/${funds.gelijk}?check_criteria=1`, read)).at('data.taken_by_partner')).toBe(
      true,
    );
  });

  it('get an amount and a ticket for each child with the code from the letter', async () => {
    const as = await twin.tokenOf('zara');
    const redeemed = await twin.post('/platform/funds/redeem', {
      as,
      headers: heuvelrode,
      body: { code: codes.openHeuvelrode },
    });
    expect(redeemed.status).toBe(200);
    const vouchers = (await twin.get('/platform/vouchers?per_page=100', { as, headers: heuvelrode })).list('data');
    const ours = vouchers.filter(({ fund_id }) => fund_id === funds.jeugdtegoed);
    expect(ours.map(({ type, amount }) => `${String(type)} ${String(amount)}`).toSorted()).toEqual([
      'product 4.75',
      'product 4.75',
      'regular 400.00',
    ]);
  });
});

describe('the newer residents of Zonnedorp', () => {
  it('Nina gets the voucher that waited for her BSN', async () => {
    expect((await check('nina', funds.IIT)).at('vouchers')).toBe(1);
  });

  it('Ravi cannot use a second code in one year', async () => {
    const refused = await twin.post('/platform/funds/redeem', {
      as: await twin.tokenOf('ravi'),
      body: { code: '1c95-e0a7' },
    });
    expect(refused.status).toBe(403);
  });

  it.each([
    ['product-reservations?archived=0', 15],
    ['product-reservations?archived=1', 15],
    ['reimbursements?archived=0', 15],
    ['notifications?seen=1', 10],
    ['products?bookmarked=1', 10],
  ])('Gita has more than a page of %s, at %i to a page', async (path, size) => {
    const as = await twin.tokenOf('gita');
    const first = await twin.get(`/platform/${path}&per_page=${size}`, { as });
    expect(first.list('data')).toHaveLength(size);
    expect(first.number('meta.last_page')).toBeGreaterThan(1);
  });

  it('Gita can take back the newer reservation that waits, and not the one of fifty days ago', async () => {
    const as = await twin.tokenOf('gita');
    const waiting = (await twin.get('/platform/product-reservations?state=pending', { as }))
      .list('data')
      .filter(({ expired }) => expired === false);
    expect(waiting).toHaveLength(2);
    const taken = await Promise.all(
      waiting.map(({ id }) =>
        twin.patch(`/platform/product-reservations/${String(id)}`, { as, body: { state: 'canceled_by_client' } }),
      ),
    );
    expect(taken.map(({ status }) => status)).toEqual([200, 403]);
  });

  it('Gita reads of what she did: each notice names an offer, a provider or a fund of her own', async () => {
    const as = await twin.tokenOf('gita');
    const read = async (path: string) => (await twin.get(`/platform/${path}?per_page=100`, { as })).list('data');
    const reserved = (await read('product-reservations')).map(({ product }) => objectOf(product)['name']);
    const notices = await read('notifications');
    const about = notices.filter(({ type }) => String(type).includes('product_reservation'));
    expect(about.length).toBeGreaterThan(36);
    for (const { description } of about)
      expect(reserved.some((name) => String(description).includes(String(name)))).toBe(true);
    expect(new Set(notices.map(({ seen }) => seen))).toEqual(new Set([true, false]));
  });

  it('Cor has claims that the end of a voucher overtook, one with three papers and a draft without anything', async () => {
    const claims = (await twin.get('/platform/reimbursements', { as: await twin.tokenOf('cor') })).list('data');
    expect(claims.filter(({ expired }) => expired).map(({ state }) => state)).toEqual(['draft', 'pending']);
    expect(claims.filter(({ deactivated }) => deactivated).map(({ state }) => state)).toEqual(['pending']);
    const live = claims.filter(({ expired, deactivated }) => !expired && !deactivated);
    expect(
      live.map(({ state, title, files }) => [state, title === null, Array.isArray(files) && files.length]),
    ).toEqual([
      ['draft', true, 0],
      ['pending', false, 3],
    ]);
  });

  it('Bart sees that his mails are off', async () => {
    const settings = await twin.get('/platform/notifications/settings', { as: await twin.tokenOf('bart') });
    expect(settings.at('data.email_unsubscribed')).toBe(true);
  });

  it('Eva is signed in on four devices besides this one, each of another kind, two of which do not lapse by themselves', async () => {
    const kindsOf = async () => {
      const sessions = await twin.get('/identity/sessions?per_page=100', { as: await twin.tokenOf('eva') });
      return sessions
        .list('data')
        .filter(({ current }) => current === false)
        .map(({ last_request }) => objectOf(objectOf(objectOf(last_request)['device'])['device'])['type'] ?? 'unknown');
    };
    expect(await kindsOf()).toEqual(['desktop', 'mobile', 'unknown', 'tablet']);
    await twin.step(20 * 60);
    expect((await kindsOf()).filter((kind) => kind === 'tablet' || kind === 'unknown')).toHaveLength(2);
  });
});
