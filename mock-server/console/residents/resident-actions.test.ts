import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';
import { sendForm } from '../../src/testing/send-form.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open();
});
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const press = (to: string, persona: string) =>
  sendForm(platform.app, { url: `/_mock/do/${to}`, form: { as: persona }, world: platform.worldName });
const home = async (): Promise<string> => String((await platform.send('GET', '/_mock')).body).replaceAll(/\s+/g, ' ');

/** The menu of one resident on the home page. */
const menuOf = async (first: string): Promise<string> =>
  (await home()).split(`More of ${first}</span>`)[1]?.split('</details>')[0] ?? '';

describe('a sign-in link that is mailed from the console', () => {
  it('comes in the mailbox and lets the resident in', async () => {
    const mail = await platform.send('POST', '/_mock/api/residents/kees/mail');
    expect(mail).toMatchObject({ status: 201, body: { to: 'kees@post.example', kind: 'login_link', language: 'nl' } });
    const [link] = (mail.at('links') as readonly string[]).map((one) => new URL(one));
    const sent = await platform.send('GET', `${link?.pathname}${link?.search}`);
    const token = /email\/redirect\/(\w+)/.exec(link?.pathname ?? '')?.[1];
    expect(String(sent.headers['location'])).toContain('http://localhost:5173');
    const exchanged = await platform.get(`/identity/proxy/email/exchange/${token}`);
    expect(await platform.get('/identity', { as: exchanged.text('access_token') })).toMatchObject({
      body: { data: { email: 'kees@post.example' } },
    });
  });

  it('is a button in the menu of a resident, and cannot be sent to who has no address', async () => {
    expect(await menuOf('Kees')).toContain('action="/_mock/do/resident-mail"');
    expect(await menuOf('Dina')).not.toContain('resident-mail');
    await press('resident-mail', 'kees');
    expect((await platform.send('GET', '/_mock/api/mail?q=to:kees%20kind:login_link')).list('mails')).toHaveLength(1);
    expect((await press('resident-mail', 'dina')).statusCode).toBe(409);
    expect((await platform.send('POST', '/_mock/api/residents/dina/mail')).status).toBe(409);
    expect((await platform.send('POST', '/_mock/api/residents/nobody/mail')).status).toBe(404);
  });
});

describe('sign-ins that lapse now', () => {
  it('get a 401 at the next request, by the menu and by HTTP', async () => {
    const as = await platform.tokenOf('noor');
    expect((await platform.get('/identity', { as })).status).toBe(200);
    expect(await menuOf('Noor')).toContain('action="/_mock/do/resident-lapse"');
    await press('resident-lapse', 'noor');
    expect(await platform.get('/identity', { as })).toMatchObject({
      status: 401,
      body: { message: 'session_expired' },
    });
    const again = await platform.tokenOf('noor');
    expect((await platform.send('POST', '/_mock/api/residents/noor/lapse')).body).toEqual({ lapsed: 1 });
    expect((await platform.get('/identity', { as: again })).status).toBe(401);
    expect((await platform.send('POST', '/_mock/api/residents/noor/lapse')).body).toEqual({ lapsed: 0 });
  });
});

describe('what waits on the home page', () => {
  const waiting = async (): Promise<string> =>
    (await home()).split('aria-labelledby="h-wait"')[1]?.split('</section>')[0] ?? '';

  it('names mails with the end of the first link, text messages and pushes', async () => {
    for (const box of ['mail', 'sms', 'pushes']) await platform.send('DELETE', `/_mock/api/${box}`);
    expect(await waiting()).not.toMatch(/Mails not opened|Text messages not read|Pushes not seen/);
    await platform.send('POST', '/_mock/api/residents/kees/mail');
    await platform.post('/platform/sms/send', { body: { phone: '+31612345678', type: 'me_app_download_link' } });
    await platform.send('POST', '/_mock/api/pushes', { body: { persona: 'noor', title: 'Hallo' } });
    const lines = await waiting();
    expect(lines).toMatch(/Mails not opened, a link lapses at \d\d:\d\d:\d\d<\/span ?><span class="n hot">1</);
    expect(lines).toMatch(/href="\/_mock\/sms".*?Text messages not read<\/span ?><span class="n hot">1</);
    expect(lines).toMatch(/href="\/_mock\/push".*?Pushes not seen on the phone<\/span ?><span class="n hot">1</);
  });
});
