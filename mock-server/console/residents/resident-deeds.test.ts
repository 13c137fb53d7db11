import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';
import { sendForm } from '../../src/testing/send-form.ts';

let twin: Harness;
beforeAll(async () => {
  twin = await Harness.open();
});
beforeEach(() => twin.scenario('ordinary-tuesday'));
afterAll(() => twin.app.close());

const press = (to: string, persona: string) =>
  sendForm(twin.app, { url: `/_mock/do/${to}`, form: { as: persona }, world: twin.worldName });
const home = async (): Promise<string> => String((await twin.send('GET', '/_mock')).body).replaceAll(/\s+/g, ' ');

/** The menu of one resident on the home page. */
const menuOf = async (first: string): Promise<string> =>
  (await home()).split(`More of ${first}</span>`)[1]?.split('</details>')[0] ?? '';

describe('a sign-in link that is mailed from the console', () => {
  it('comes in the mailbox and lets the resident in', async () => {
    const mail = await twin.send('POST', '/_mock/api/residents/kees/mail');
    expect(mail).toMatchObject({ status: 201, body: { to: 'kees@post.example', kind: 'login_link', language: 'nl' } });
    const [link] = (mail.at('links') as readonly string[]).map((one) => new URL(one));
    const sent = await twin.send('GET', `${link?.pathname}${link?.search}`);
    const token = /email\/redirect\/(\w+)/.exec(link?.pathname ?? '')?.[1];
    expect(String(sent.headers['location'])).toContain('http://localhost:5173');
    const exchanged = await twin.get(`/identity/proxy/email/exchange/${token}`);
    expect(await twin.get('/identity', { as: exchanged.text('access_token') })).toMatchObject({
      body: { data: { email: 'kees@post.example' } },
    });
  });

  it('is a button in the menu of a resident, and cannot be sent to who has no address', async () => {
    expect(await menuOf('Kees')).toContain('action="/_mock/do/resident-mail"');
    expect(await menuOf('Dina')).not.toContain('resident-mail');
    await press('resident-mail', 'kees');
    expect((await twin.send('GET', '/_mock/api/mail?q=to:kees%20kind:login_link')).list('mails')).toHaveLength(1);
    expect((await press('resident-mail', 'dina')).statusCode).toBe(409);
    expect((await twin.send('POST', '/_mock/api/residents/dina/mail')).status).toBe(409);
    expect((await twin.send('POST', '/_mock/api/residents/nobody/mail')).status).toBe(404);
  });
});

describe('sign-ins that lapse now', () => {
  it('get a 401 at the next request, by the menu and by HTTP', async () => {
    const as = await twin.tokenOf('noor');
    expect((await twin.get('/identity', { as })).status).toBe(200);
    expect(await menuOf('Noor')).toContain('action="/_mock/do/resident-lapse"');
    await press('resident-lapse', 'noor');
    expect(await twin.get('/identity', { as })).toMatchObject({ status: 401, body: { message: 'session_expired' } });
    const again = await twin.tokenOf('noor');
    expect((await twin.send('POST', '/_mock/api/residents/noor/lapse')).body).toEqual({ lapsed: 1 });
    expect((await twin.get('/identity', { as: again })).status).toBe(401);
    expect((await twin.send('POST', '/_mock/api/residents/noor/lapse')).body).toEqual({ lapsed: 0 });
  });
});

describe('what waits on the home page', () => {
  const waiting = async (): Promise<string> =>
    (await home()).split('aria-labelledby="h-wait"')[1]?.split('</section>')[0] ?? '';

  it('names mails with the end of the first link, text messages and pushes', async () => {
    for (const box of ['mail', 'sms', 'pushes']) await twin.send('DELETE', `/_mock/api/${box}`);
    expect(await waiting()).not.toMatch(/Mails not opened|Text messages not read|Pushes not seen/);
    await twin.send('POST', '/_mock/api/residents/kees/mail');
    await twin.post('/platform/sms/send', { body: { phone: '+31612345678', type: 'me_app_download_link' } });
    await twin.send('POST', '/_mock/api/pushes', { body: { persona: 'noor', title: 'Hallo' } });
    const lines = await waiting();
    expect(lines).toMatch(/Mails not opened, a link lapses at \d\d:\d\d:\d\d<\/span ?><span class="n hot">1</);
    expect(lines).toMatch(/href="\/_mock\/sms".*?Text messages not read<\/span ?><span class="n hot">1</);
    expect(lines).toMatch(/href="\/_mock\/push".*?Pushes not seen on the phone<\/span ?><span class="n hot">1</);
  });
});
