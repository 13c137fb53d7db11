import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { decide, digidErrorKey, digidErrors, type DigidOutcome } from '../../services/digid/digid.ts';
import { Harness } from '../../testing/harness.ts';
import { outcomeOf, outcomesOf } from '../../testing/outcome.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const pathOf = (link: unknown): string => new URL(String(link)).pathname + new URL(String(link)).search;
type Start = { as?: string; body: object };

/** From the start to DigiD and its decision there: the way back. */
async function decided(sent: Start, outcome: DigidOutcome): Promise<string> {
  const start = await platform.post('/platform/digid', sent);
  const gone = await platform.send('GET', pathOf(start.text('redirect_url')));
  expect(gone.status).toBe(302);
  const rid = new URL(String(gone.headers['location'])).searchParams.get('rid') ?? '';
  return decide(platform.world(), platform.settings, { rid, outcome }) ?? '';
}

async function visit(sent: Start, outcome: DigidOutcome): Promise<string> {
  const back = await platform.send('GET', pathOf(await decided(sent, outcome)));
  expect(back.status).toBe(302);
  return String(back.headers['location']);
}

const auth = { body: { request: 'auth' } };

/** Signs in with a BSN; the token of the account. */
async function signIn(bsn: string): Promise<string> {
  const location = await visit(auth, { bsn });
  const [, token] = /^http:\/\/localhost:5173\/auth-link\?token=([0-9a-f]{200})$/.exec(location) ?? [];
  return (await platform.get(`/identity/proxy/short-token/exchange/${token}`)).text('access_token');
}

const account = async (as: string): Promise<unknown> => (await platform.get('/identity', { as })).at('data');

describe('signing in with DigiD', () => {
  it('lands on the shop with a short token of the account of the BSN, or of a new one [API-002]', async () => {
    const noor = await account(await signIn('999901205'));
    expect(noor).toMatchObject({ email: 'noor@post.example', bsn: true, bsn_time: 0 });
    expect(await account(await signIn('999913414'))).toMatchObject({ email: null, bsn: true, bsn_time: 0 });
  });

  it('comes back with the key of each error, also when the answer does not belong to the visit', async () => {
    const shop = 'http://localhost:5173/?digid_error=';
    expect(digidErrors.length).toBeGreaterThan(5);
    for (const { code } of digidErrors)
      expect(await visit(auth, { error: code })).toBe(`${shop}${digidErrorKey(code)}`);
    expect([digidErrorKey('0040'), digidErrorKey('uid_used')]).toEqual(['error_0040', 'uid_used']);
    const back = new URL(await decided(auth, { bsn: '999901205' }));
    back.searchParams.set('rid', 'another');
    const landed = await platform.send('GET', pathOf(back));
    expect(landed.headers['location']).toBe(`${shop}error_unknown_error`);
  });

  it('works once and for ten minutes', async () => {
    const back = pathOf(await decided(auth, { bsn: '999901205' }));
    await platform.step(600);
    expect((await platform.send('GET', back)).status).toBe(302);
    expect((await platform.send('GET', back)).status).toBe(404);
    const late = pathOf(await decided(auth, { bsn: '999901205' }));
    await platform.step(601);
    const over = '404 Uw bezoek aan DigiD is voorbij. Begin opnieuw in de webwinkel.';
    expect(outcomeOf(await platform.send('GET', late))).toBe(over);
    const page = await platform.send('GET', late, { headers: { accept: 'text/html', 'accept-language': 'en' } });
    expect(page).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page.body).toContain('<h1>Your visit to DigiD is over. Start again in the web shop.</h1>');
    expect(page.body).toContain('<a href="http://localhost:5173">To the web shop</a>');
  });

  it('is not for other clients, nor where it is switched off, whatever is filled in', async () => {
    const refused = await platform.post('/platform/digid', { body: {}, headers: { 'client-type': 'provider' } });
    expect(outcomeOf(refused)).toBe('403 DigiD is not available for this client.');
    await platform.scenario('digid-off');
    const as = await platform.tokenOf('noor');
    for (const request of ['auth', 'fund_request', 'nothing']) {
      const answer = await platform.post('/platform/digid', { as, body: { request } });
      expect(outcomeOf(answer)).toBe('403 U kunt hier niet met DigiD inloggen.');
    }
  });

  it('can be refused at the start, with the code in a header', async () => {
    platform.world().configure({ digid_start_error: 'API_0000' });
    const refused = await platform.post('/platform/digid', auth);
    expect(refused).toMatchObject({ status: 503, headers: { 'error-code': 'digid_api_0000' } });
    expect(refused.headers['access-control-expose-headers']).toContain('Error-Code');
  });
});

describe('confirming a BSN for a fund', () => {
  const body = { request: 'fund_request', fund_id: 1 };
  const fund = 'http://localhost:5173/fondsen/1/activeer';

  it('lands on the activation of the fund and restarts the window', async () => {
    const as = await platform.tokenOf('peter');
    expect((await platform.get('/identity', { as })).number('data.bsn_time')).toBeGreaterThan(3600);
    const bsn = platform.table('identities').first('persona', 'peter')?.bsn ?? '';
    expect(await visit({ as, body }, { bsn })).toBe(`${fund}?digid_success=signed_up`);
    expect(await account(as)).toMatchObject({ bsn_time: 0 });
  });

  it('refuses a BSN that is not that of the account, and one of another account', async () => {
    const [noor, yusuf] = [await platform.tokenOf('noor'), await platform.tokenOf('yusuf')];
    expect(await visit({ as: noor, body }, { bsn: '999937704' })).toBe(`${fund}?digid_error=uid_dont_match`);
    expect(await visit({ as: yusuf, body }, { bsn: '999901205' })).toBe(`${fund}?digid_error=uid_used`);
  });

  it('keeps no BSN where the sponsor wants none, but confirms the one that the account has', async () => {
    await platform.scenario('digid-bsn-not-kept');
    const landing = 'http://localhost:5173/fondsen/2/activeer?digid_success=signed_in';
    const confirm = (as: string) => visit({ as, body: { ...body, fund_id: 2 } }, { bsn: '999957107' });
    const yusuf = await platform.tokenOf('yusuf');
    expect(await confirm(yusuf)).toBe(landing);
    expect(await account(yusuf)).toMatchObject({ bsn: false, bsn_time: null });
    const as = await signIn('999957107');
    await platform.step(600);
    expect(await account(as)).toMatchObject({ bsn_time: 600 });
    expect(await confirm(as)).toBe(landing);
    expect(await account(as)).toMatchObject({ bsn: true, bsn_time: 0 });
  });

  it('lets everybody in Zonnedorp go on to a request: every sponsor keeps the BSN that a request needs', async () => {
    const all = (await platform.get('/platform/funds')).list('data');
    const open = all.filter((one) => one['allow_fund_requests'] === true);
    const landings = open.map(async ({ id }) => {
      const as = await platform.tokenOf('yusuf');
      return visit({ as, body: { ...body, fund_id: id } }, { bsn: '999957107' });
    });
    expect(open.length).toBeGreaterThan(1);
    for (const landing of await Promise.all(landings)) expect(landing).toMatch(/digid_success=signed_up$/);
  });

  it('needs a sign-in and a fund that is open', async () => {
    const idle = await platform.tokenOf('noor');
    await account(idle);
    await platform.step(900);
    const as = await platform.tokenOf('noor');
    const start = (sent: Start) => () => platform.post('/platform/digid', sent);
    expect(
      await outcomesOf(
        start({ body }),
        start({ as: idle, body }),
        start({ as, body: { request: 'fund_request' } }),
        start({ as, body: { ...body, fund_id: 9999 } }),
      ),
    ).toEqual([
      '401 invalid_access_token',
      '401 session_expired',
      '422 fund_id: Vul dit veld in.',
      '422 fund_id: Deze regeling staat niet open.',
    ]);
  });
});
