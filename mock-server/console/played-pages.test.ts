import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMockPlatform } from '../src/mock-platform.ts';
import { digidErrorKey, digidErrors } from '../src/services/digid/digid.ts';
import { deskActions } from './desk/all-actions.ts';
import { tokenIn } from './phone/phone-view.ts';
import { sendForm } from '../src/testing/send-form.ts';

let platform: FastifyInstance;
beforeAll(async () => {
  platform = await buildMockPlatform({ scenario: 'ordinary-tuesday', now: '2026-11-17T14:05:31+01:00' });
});
beforeEach(async () => {
  await platform.inject({ method: 'POST', url: '/_mock/api/reset' });
});
afterAll(async () => platform.close());

const shop = { 'client-type': 'webshop', 'client-key': 'zonnedorp' };
const post = (url: string, form: { readonly [name: string]: string }) => sendForm(platform, { url, form });

async function tokenOf(persona: string): Promise<string> {
  const session = await platform.inject({ method: 'POST', url: `/_mock/api/residents/${persona}/session` });
  return session.json<{ access_token: string }>().access_token;
}

/** Starts a visit for a resident (null: to sign in) and returns the number DigiD knows it by. */
async function visit(persona: string | null): Promise<string> {
  const started = await platform.inject({
    method: 'POST',
    url: '/api/v1/platform/digid',
    headers: persona === null ? shop : { ...shop, authorization: `Bearer ${await tokenOf(persona)}` },
    payload: persona === null ? { request: 'auth' } : { request: 'fund_request', fund_id: 3 },
  });
  const { pathname } = new URL(started.json<{ redirect_url: string }>().redirect_url);
  const left = await platform.inject({ url: pathname });
  return new URL(String(left.headers.location)).searchParams.get('rid') ?? '';
}

/** Chooses an ending and follows DigiD and the platform back to the shop. */
async function ending(rid: string, choice: { readonly [name: string]: string }): Promise<URL> {
  const chosen = await post('/_mock/digid', { rid, ...choice });
  const back = new URL(String(chosen.headers.location));
  const resolved = await platform.inject({ url: `${back.pathname}${back.search}` });
  return new URL(String(resolved.headers.location));
}

describe('the DigiD simulator', () => {
  it('foretells who fits the account and who does not', async () => {
    const page = (await platform.inject({ url: `/_mock/digid?rid=${await visit('yusuf')}` })).body;
    expect(page).toContain('Nog van niemand; komt bij dit account');
    expect(page).toContain('Hoort bij het account van Samira');
    expect((await platform.inject({ url: `/_mock/digid?rid=${await visit('samira')}` })).body).toContain(
      'Past bij dit account',
    );
  });

  it('brings a resident back who signed in', async () => {
    const landed = await ending(await visit('samira'), { bsn: '999925714' });
    expect(`${landed.pathname}${landed.search}`).toBe('/fondsen/3/activeer?digid_success=signed_up');
  });

  it('signs somebody in without an account where that is allowed', async () => {
    const landed = await ending(await visit(null), { bsn: '999913414' });
    expect(landed.pathname).toBe('/auth-link');
  });

  it.each(digidErrors.map(({ code }) => code))('can end in %s', async (code) => {
    const landed = await ending(await visit('samira'), { error: code });
    expect(landed.searchParams.get('digid_error')).toBe(digidErrorKey(code));
  });

  it('can answer for another session', async () => {
    const landed = await ending(await visit('samira'), { error: 'mismatch' });
    expect(landed.searchParams.get('digid_error')).toBe('error_unknown_error');
  });

  it.each(['999925715', '12345', ''])('keeps the number %j and says that it fails the eleven test', async (bsn) => {
    const answer = await post('/_mock/digid', { rid: await visit('samira'), bsn });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('klopt niet volgens de elfproef');
    expect(answer.body).toContain('aria-invalid="true"');
  });

  it('has nothing to choose after ten minutes', async () => {
    const rid = await visit('samira');
    await platform.inject({ method: 'POST', url: '/_mock/api/clock', payload: { step_seconds: 601 } });
    expect((await platform.inject({ url: `/_mock/digid?rid=${rid}` })).body).toContain('Er is niets te kiezen');
    expect((await post('/_mock/digid', { rid, bsn: '999925714' })).statusCode).toBe(404);
  });
});

describe('the phone', () => {
  const signIn = async () =>
    (await platform.inject({ method: 'POST', url: '/api/v1/identity/proxy/token', headers: shop, payload: {} })).json<{
      access_token: string;
      auth_token: string;
    }>();
  const stateOf = async (access_token: string): Promise<string> =>
    (
      await platform.inject({
        url: '/api/v1/identity/proxy/check-token',
        headers: { ...shop, 'access-token': access_token },
      })
    ).body;

  it('scans a code that waits and signs the shop in', async () => {
    const { access_token, auth_token } = await signIn();
    const page = (await platform.inject({ url: `/_mock/phone?as=noor&scan=${auth_token}` })).body;
    expect(page).toContain('Wilt u inloggen op een computer?');
    expect(await stateOf(access_token)).toContain('pending');
    const said = await post('/_mock/phone/approve', { as: 'noor', auth_token });
    expect(String(said.headers.location)).toContain('gezegd=ja');
    expect(await stateOf(access_token)).toContain('active');
  });

  it('says what is wrong with a code that is unknown, used or too old', async () => {
    const { auth_token } = await signIn();
    const say = async (token: string): Promise<string | null> =>
      new URL(
        `http://x${String((await post('/_mock/phone/approve', { as: 'noor', auth_token: token })).headers.location)}`,
      ).searchParams.get('gezegd');
    expect(await say('0000')).toBe('unknown');
    expect(await say(auth_token)).toBe('ja');
    expect(await say(auth_token)).toBe('used');
    const late = await signIn();
    await platform.inject({ method: 'POST', url: '/_mock/api/clock', payload: { step_seconds: 3601 } });
    expect(await say(late.auth_token)).toBe('too_old');
  });

  it('reads a token and the text of a QR code alike', () => {
    expect(tokenIn('{"type":"auth_token","value":"abc123"}')).toBe('abc123');
    expect(tokenIn(' abc123 ')).toBe('abc123');
  });

  it('shows a code of six digits for the app itself', async () => {
    const shown = await post('/_mock/phone/code', { as: 'noor' });
    expect(String(shown.headers.location)).toMatch(/code=\d{6}$/);
  });

  it('asks for another scenario when nobody has an account', async () => {
    await platform.inject({ method: 'POST', url: '/_mock/api/scenario', payload: { scenario: 'empty-platform' } });
    expect((await platform.inject({ url: '/_mock/phone' })).body).toContain('Nobody in this world has an account');
    expect((await platform.inject({ url: '/_mock' })).statusCode).toBe(200);
    await platform.inject({ method: 'POST', url: '/_mock/api/scenario', payload: { scenario: 'ordinary-tuesday' } });
  });
});

describe('the mailbox', () => {
  const askLink = async () =>
    platform.inject({
      method: 'POST',
      url: '/api/v1/identity/proxy/email',
      headers: shop,
      payload: { email: 'noor@post.example', source: 'zonnedorp_webshop' },
    });

  it('shows the newest mail with the life of its link', async () => {
    await askLink();
    const page = (await platform.inject({ url: '/_mock/mail' })).body;
    expect(page).toContain('Noor van Dijk');
    expect(page).toContain('Sign-in link, works once, <b class="num nowrap">1 h</b> left');
    await platform.inject({ method: 'POST', url: '/_mock/api/clock', payload: { step_seconds: 3601 } });
    expect((await platform.inject({ url: '/_mock/mail' })).body).toContain('too old');
  });

  it('shows the letter alone, without scripts', async () => {
    await askLink();
    const [newest] = (await platform.inject({ url: '/_mock/api/mail' })).json<{ mails: readonly { id: number }[] }>()
      .mails;
    const letter = await platform.inject({ url: `/_mock/mail/${newest?.id}/letter` });
    expect(letter.body).toContain('Uw link om in te loggen');
    expect(letter.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await platform.inject({ url: '/_mock/mail/99999/letter' })).statusCode).toBe(404);
  });

  it('can be emptied', async () => {
    await post('/_mock/do/mail-clear', {});
    expect((await platform.inject({ url: '/_mock/mail' })).body).toContain('The box is empty');
  });
});

describe('the desk', () => {
  const answerOf = async (persona: string, url: string): Promise<string> =>
    (
      await platform.inject({
        url: `/api/v1${url}`,
        headers: { ...shop, authorization: `Bearer ${await tokenOf(persona)}` },
      })
    ).body;
  const pendingCase = async (persona: string): Promise<string> => {
    return /"id":(\d+)/.exec(await answerOf(persona, '/platform/funds/3/requests'))?.[1] ?? '';
  };

  it('keeps the case open on which it decides, also when nobody had chosen it', async () => {
    const page = (await platform.inject({ url: '/_mock/desk?view=aanvragen' })).body;
    const [, id = ''] = /Aanvraag (\d+) van/.exec(page) ?? [];
    const [, back = ''] =
      /action="\/_mock\/desk\/request">\s*<input type="hidden" name="back" value="([^"]+)"/.exec(page) ?? [];
    expect(back.replaceAll('&amp;', '&')).toBe(`/_mock/desk?view=aanvragen&case=${id}`);
  });

  it('approves a request, which brings the voucher', async () => {
    const id = await pendingCase('omar');
    await post('/_mock/desk/request', { id, decision: 'approved' });
    expect(await answerOf('omar', '/platform/funds/3/requests')).toContain('"state":"approved"');
    expect(await answerOf('omar', '/platform/vouchers')).toContain('Schoolstart');
  });

  it('asks a question and mails it', async () => {
    const id = await pendingCase('omar');
    const page = (await platform.inject({ url: `/_mock/desk?view=aanvragen&case=${id}` })).body;
    const record = /name="record" value="(\d+)"/.exec(page)?.[1];
    await post('/_mock/desk/question', { id, record: record ?? '', question: 'Welke school is het?' });
    expect(await answerOf('omar', `/platform/funds/3/requests/${id}/clarifications`)).toContain('Welke school is het?');
    expect((await platform.inject({ url: '/_mock/mail' })).body).toContain('Vraag over uw aanvraag');
  });

  it('sets what the back office says of everybody', async () => {
    await post('/_mock/desk/back-office-answers', { id: '8', everybody: 'no_response' });
    await post('/_mock/desk/back-office-settings', { id: '8', fallback: '1' });
    const authorization = `Bearer ${await tokenOf('noor')}`;
    const check = async (): Promise<string> =>
      (
        await platform.inject({
          method: 'POST',
          url: '/api/v1/platform/funds/8/check',
          headers: { ...shop, authorization },
        })
      ).body;
    expect(await check()).toContain('"backoffice_error_key":"no_response","backoffice_fallback":1');
    await post('/_mock/desk/back-office-answers', { id: '8', everybody: 'not_resident' });
    expect(await check()).toContain('"backoffice_error_key":"not_resident"');
  });

  it('does nothing with what it does not know', async () => {
    for (const name of Object.keys(deskActions).filter((action) => action !== 'all')) {
      expect((await post(`/_mock/desk/${name}`, { id: '99999', fund: '99999' })).headers.location).toBe('/_mock/desk');
    }
  });
});
