import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { decide, digidErrors } from '../../services/digid/digid.ts';
import type { DigidOutcome } from '../../services/digid/digid.ts';
import { Harness } from '../../testing/harness.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const pathOf = (link: unknown): string => new URL(String(link)).pathname + new URL(String(link)).search;

/** From the start to DigiD: the number that DigiD knows the visit by. */
async function leave(sent: { as?: string; body: object }): Promise<string> {
  const start = await platform.post('/platform/digid', sent);
  const gone = await platform.send('GET', pathOf(start.text('redirect_url')));
  expect(gone.status).toBe(302);
  return new URL(String(gone.headers['location'])).searchParams.get('rid') ?? '';
}

/** DigiD's own decision, as its page makes it. */
function decided(rid: string, outcome: DigidOutcome): string {
  return decide(platform.world(), platform.settings, { rid, outcome }) ?? '';
}

async function visit(sent: { as?: string; body: object }, outcome: DigidOutcome): Promise<string> {
  const back = await platform.send('GET', pathOf(decided(await leave(sent), outcome)));
  expect(back.status).toBe(302);
  return String(back.headers['location']);
}

describe('signing in with DigiD', () => {
  const body = { request: 'auth' };

  it('lands on the shop with a short token of the account of the BSN [API-002]', async () => {
    const location = await visit({ body }, { bsn: '999901205' });
    expect(location).toMatch(/^http:\/\/localhost:5173\/auth-link\?token=[0-9a-f]{200}$/);
    const token = new URL(location).searchParams.get('token') ?? '';
    const as = (await platform.get(`/identity/proxy/short-token/exchange/${token}`)).text('access_token');
    expect(await platform.get('/identity', { as })).toMatchObject({
      body: { data: { email: 'noor@post.example', bsn: true, bsn_time: 0 } },
    });
  });

  it('makes an account without an e-mail address for a BSN that is new', async () => {
    const location = await visit({ body }, { bsn: '999913414' });
    const token = new URL(location).searchParams.get('token') ?? '';
    const as = (await platform.get(`/identity/proxy/short-token/exchange/${token}`)).text('access_token');
    expect(await platform.get('/identity', { as })).toMatchObject({ body: { data: { email: null, bsn: true } } });
  });

  it.each(digidErrors.map(({ code }) => [code]))('comes back with the key of %s', async (code) => {
    const key = /^(\d|API_)/.test(code) ? `error_${code}` : code;
    expect(await visit({ body }, { error: code })).toBe(`http://localhost:5173/?digid_error=${key}`);
  });

  it('works once and for ten minutes', async () => {
    const back = decided(await leave({ body }), { bsn: '999901205' });
    expect((await platform.send('GET', pathOf(back))).status).toBe(302);
    expect((await platform.send('GET', pathOf(back))).status).toBe(404);
    const late = decided(await leave({ body }), { bsn: '999901205' });
    await platform.step(601);
    expect(await platform.send('GET', pathOf(late))).toMatchObject({
      status: 404,
      body: { message: 'Uw bezoek aan DigiD is voorbij. Begin opnieuw in de webwinkel.' },
    });
    const page = await platform.send('GET', pathOf(late), {
      headers: { accept: 'text/html', 'accept-language': 'en' },
    });
    expect(page).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page.body).toContain('<h1>Your visit to DigiD is over. Start again in the web shop.</h1>');
    expect(page.body).toContain('<a href="http://localhost:5173">To the web shop</a>');
  });

  it('is an unknown error when the answer does not belong to the visit', async () => {
    const back = new URL(decided(await leave({ body }), { bsn: '999901205' }));
    back.searchParams.set('rid', 'another');
    expect((await platform.send('GET', pathOf(back))).headers['location']).toBe(
      'http://localhost:5173/?digid_error=error_unknown_error',
    );
  });

  it('is not for other clients, nor where it is switched off, whatever is filled in', async () => {
    const refused = await platform.post('/platform/digid', { body: {}, headers: { 'client-type': 'provider' } });
    expect(refused).toMatchObject({ status: 403, body: { message: 'DigiD is not available for this client.' } });
    await platform.scenario('digid-off');
    for (const request of ['auth', 'fund_request', 'nothing']) {
      const answer = await platform.post('/platform/digid', { as: await platform.tokenOf('noor'), body: { request } });
      expect(answer).toMatchObject({ status: 403, body: { message: 'U kunt hier niet met DigiD inloggen.' } });
    }
  });

  it('can be refused at the start, with the code in a header', async () => {
    await platform.send('POST', '/_mock/api/settings', { body: { digid_start_error: 'API_0000' } });
    const refused = await platform.post('/platform/digid', { body });
    expect(refused).toMatchObject({ status: 503, headers: { 'error-code': 'digid_api_0000' } });
    expect(refused.headers['access-control-expose-headers']).toContain('Error-Code');
  });
});

describe('confirming a BSN for a fund', () => {
  const body = { request: 'fund_request', fund_id: 1 };

  it('lands on the activation of the fund and restarts the window', async () => {
    const as = await platform.tokenOf('peter');
    expect((await platform.get('/identity', { as })).number('data.bsn_time')).toBeGreaterThan(3600);
    const bsn = (await platform.send('GET', '/_mock/api/residents')).list('').find(({ key }) => key === 'peter')?.[
      'bsn'
    ];
    expect(await visit({ as, body }, { bsn: String(bsn) })).toBe(
      'http://localhost:5173/fondsen/1/activeer?digid_success=signed_up',
    );
    expect(await platform.get('/identity', { as })).toMatchObject({ body: { data: { bsn_time: 0 } } });
  });

  it('refuses a BSN that is not that of the account, and one of another account', async () => {
    const noor = await platform.tokenOf('noor');
    const fund = 'http://localhost:5173/fondsen/1/activeer';
    expect(await visit({ as: noor, body }, { bsn: '999937704' })).toBe(`${fund}?digid_error=uid_dont_match`);
    const yusuf = await platform.tokenOf('yusuf');
    expect(await visit({ as: yusuf, body }, { bsn: '999901205' })).toBe(`${fund}?digid_error=uid_used`);
  });

  it('keeps no BSN where the sponsor wants none, but confirms the one that the account has', async () => {
    const fund = { request: 'fund_request', fund_id: 2 };
    const landing = 'http://localhost:5173/fondsen/2/activeer?digid_success=signed_in';
    await platform.scenario('digid-bsn-not-kept');
    const yusuf = await platform.tokenOf('yusuf');
    expect(await visit({ as: yusuf, body: fund }, { bsn: '999957107' })).toBe(landing);
    expect(await platform.get('/identity', { as: yusuf })).toMatchObject({
      body: { data: { bsn: false, bsn_time: null } },
    });
    const digid = await visit({ body: { request: 'auth' } }, { bsn: '999957107' });
    const token = new URL(digid).searchParams.get('token') ?? '';
    const as = (await platform.get(`/identity/proxy/short-token/exchange/${token}`)).text('access_token');
    await platform.step(600);
    expect((await platform.get('/identity', { as })).at('data.bsn_time')).toBe(600);
    expect(await visit({ as, body: fund }, { bsn: '999957107' })).toBe(landing);
    expect(await platform.get('/identity', { as })).toMatchObject({ body: { data: { bsn: true, bsn_time: 0 } } });
  });

  it('lets everybody in Zonnedorp go on to a request: every sponsor keeps the BSN that a request needs', async () => {
    const open = (await platform.get('/platform/funds'))
      .list('data')
      .filter((fund) => fund['allow_fund_requests'] === true);
    const outcomes = open.map(async ({ id }) => {
      const as = await platform.tokenOf('yusuf');
      return visit({ as, body: { request: 'fund_request', fund_id: id } }, { bsn: '999957107' });
    });
    const landings = await Promise.all(outcomes);
    expect(landings.length).toBeGreaterThan(1);
    for (const landing of landings) expect(landing).toMatch(/digid_success=signed_up$/);
  });

  it('needs a sign-in and a fund that is open', async () => {
    expect(await platform.post('/platform/digid', { body })).toMatchObject({
      status: 401,
      body: { message: 'invalid_access_token' },
    });
    const idle = await platform.tokenOf('noor');
    await platform.get('/identity', { as: idle });
    await platform.step(900);
    expect(await platform.post('/platform/digid', { as: idle, body })).toMatchObject({
      status: 401,
      body: { message: 'session_expired' },
    });
    const as = await platform.tokenOf('noor');
    expect(await platform.post('/platform/digid', { as, body: { request: 'fund_request' } })).toMatchObject({
      status: 422,
      body: { errors: { fund_id: ['Vul dit veld in.'] } },
    });
    expect(await platform.post('/platform/digid', { as, body: { ...body, fund_id: 9999 } })).toMatchObject({
      status: 422,
    });
  });
});
