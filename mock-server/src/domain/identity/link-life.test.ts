import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '../../contract/input.ts';
import { Harness } from '../../testing/harness.ts';
import type { Got } from '../../testing/harness.ts';
import { sendForm } from '../../testing/send-form.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open();
});
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const hour = 3_600_000;
const signInMail = async (): Promise<Input> => {
  await platform.post('/identity/proxy/email', { body: { email: 'samira@post.example', source: 'zonnedorp_webshop' } });
  return platform.mailTo('samira@post.example');
};
const confirmationMail = async (): Promise<Input> => {
  await platform.post('/identity', { body: { email: 'nieuw@post.example' } });
  return platform.mailTo('nieuw@post.example');
};
const addressMail = (): Promise<Input> => platform.mailTo('hanna.werk@kantoor.example');

const linkOf = (mail: Input): URL => new URL(String([mail['links']].flat()[0]));
const tokenOf = (mail: Input): string => linkOf(mail).pathname.split('/').at(-1) ?? '';
const lapse = (mail: Input): Promise<Got> => platform.send('POST', `/_mock/api/mail/${String(mail['id'])}/lapse`);
const now = (): number => platform.world().now();
const exchange = async (kind: 'email' | 'confirmation', mail: Input): Promise<number> =>
  (await platform.get(`/identity/proxy/${kind}/exchange/${tokenOf(mail)}`)).status;
const press = async (mail: Input): Promise<number> => {
  const headers = { 'mock-world': platform.worldName };
  return (await platform.app.inject({ method: 'GET', url: linkOf(mail).pathname, headers })).statusCode;
};

describe('the link of a mail', () => {
  it('tells how long it works', async () => {
    expect((await signInMail())['link_life']).toEqual({ kind: 'sign-in', state: 'works', until: now() + hour });
    expect((await confirmationMail())['link_life']).toEqual({
      kind: 'confirmation',
      state: 'works',
      until: now() + 30 * 24 * hour,
    });
    expect((await addressMail())['link_life']).toEqual({ kind: 'address', state: 'works', until: null });
    expect((await platform.mailTo('fatima@post.example'))['link_life']).toBeNull();
  });

  it('tells that it was used', async () => {
    expect(await exchange('email', await signInMail())).toBe(200);
    expect((await platform.mailTo('samira@post.example'))['link_life']).toMatchObject({ state: 'used', until: null });
    expect(await press(await addressMail())).toBe(302);
    expect((await addressMail())['link_life']).toMatchObject({ kind: 'address', state: 'used' });
  });

  it('tells that its hour is over', async () => {
    await signInMail();
    await platform.step(3601);
    expect((await platform.mailTo('samira@post.example'))['link_life']).toMatchObject({ state: 'lapsed', until: null });
  });
});

describe('a link that is let lapse', () => {
  it('of a sign-in is refused as too old, while the clock stays where it is', async () => {
    const mail = await signInMail();
    const before = now();
    expect((await lapse(mail)).at('link_life')).toEqual({ kind: 'sign-in', state: 'lapsed', until: null });
    expect(now() - before).toBeLessThan(hour);
    const refused = await platform.get(`/identity/proxy/email/exchange/${tokenOf(mail)}`);
    expect([refused.status, refused.at('message')]).toEqual([403, 'Deze link of code is niet meer geldig.']);
  });

  it('leaves the link of a later mail alone', async () => {
    const mail = await signInMail();
    const later = await signInMail();
    await lapse(mail);
    expect(await exchange('email', later)).toBe(200);
  });

  it('of a new account is refused likewise', async () => {
    const mail = await confirmationMail();
    await lapse(mail);
    expect(await exchange('confirmation', mail)).toBe(403);
  });

  it('of a further address confirms it no more, while a new mail brings a link that does', async () => {
    const mail = await addressMail();
    expect((await lapse(mail)).at('link_life.state')).toBe('lapsed');
    expect(await press(mail)).toBe(403);
    const waiting = platform.world().table('emails').first('email', 'hanna.werk@kantoor.example');
    const as = await platform.tokenOf(
      platform
        .world()
        .table('identities')
        .first('address', waiting?.identity_address ?? '')?.persona ?? '',
    );
    await platform.post(`/identity/emails/${waiting?.id}/resend`, { as });
    expect(await press(await addressMail())).toBe(302);
  });

  it('is lapsed by the button of the page too', async () => {
    const mail = await signInMail();
    const form = { id: String(mail['id']), back: '/_mock/mail' };
    const done = await sendForm(platform.app, { url: '/_mock/do/mail-lapse', form, world: platform.worldName });
    expect([done.statusCode, done.headers.location]).toEqual([303, '/_mock/mail']);
    expect(await exchange('email', mail)).toBe(403);
    await sendForm(platform.app, { url: '/_mock/do/mail-lapse', form: { id: '99999' }, world: platform.worldName });
  });

  it('is refused where nothing can lapse', async () => {
    const mail = await signInMail();
    await lapse(mail);
    expect((await lapse(mail)).status).toBe(409);
    expect((await lapse(await platform.mailTo('fatima@post.example'))).status).toBe(409);
    expect((await platform.send('POST', '/_mock/api/mail/99999/lapse')).status).toBe(404);
  });
});
