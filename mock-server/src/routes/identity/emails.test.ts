import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '../../input.ts';
import { Harness, type Got } from '../../testing/harness.ts';
import { outcomeOf, outcomesOf } from '../../testing/outcome.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const place = '/identity/emails';
const listOf = async (as: string): Promise<readonly Input[]> => (await platform.get(place, { as })).list('data');
const linkIn = async (address: string): Promise<string> =>
  new URL(String([(await platform.mailTo(address))['links']].flat()[0])).pathname;

describe('the e-mail addresses of an account', () => {
  it('stand with the main address first [API-044] [API-046]', async () => {
    const as = await platform.tokenOf('hanna');
    const [first, ...others] = await listOf(as);
    expect(first).toMatchObject({ primary: true, verified: true });
    expect(others.map((row) => row['primary'])).toEqual([false, false]);
    const one = `${place}/${String(first?.['id'])}`;
    expect((await platform.get(one, { as })).body).toEqual({ data: first });
    const other = await platform.tokenOf('jan');
    expect((await platform.get(one, { as: other })).status).toBe(403);
  });

  it('grow by one that is confirmed with the link in its mail [API-045]', async () => {
    const as = await platform.tokenOf('noor');
    const email = 'noor.thuis@post.example';
    const added = await platform.post(place, { as, body: { email, target: 'fundRequest-3' } });
    expect(added).toMatchObject({ status: 201, body: { data: { email, verified: false, primary: false } } });
    const link = await linkIn(email);
    expect(link).toMatch(/^\/email-verification\/[0-9a-f]{200}$/);
    const landing = await platform.send('GET', link);
    expect(landing.headers['location']).toBe('http://localhost:5173/redirect?target=fundRequest-3&email_confirmed=1');
    const message = 'Deze link is al gebruikt of ongeldig.';
    expect(outcomeOf(await platform.send('GET', link))).toBe(`403 ${message}`);
    const page = await platform.send('GET', link, { headers: { accept: 'text/html,*/*' } });
    expect(page).toMatchObject({ status: 403, body: expect.stringContaining(`<h1>${message}</h1>`) });
    const now = await platform.get(`${place}/${added.number('data.id')}`, { as });
    expect(now.at('data')).toMatchObject({ verified: true, primary: false });
  });

  it('are refused when they are none, and after five in half an hour', async () => {
    const as = await platform.tokenOf('noor');
    const add = (email: string) => (): Promise<Got> => platform.post(place, { as, body: { email } });
    const outcomes = await outcomesOf(
      add('x'),
      ...[1, 2, 3, 4, 5].map((number) => add(`adres-${number}@post.example`)),
    );
    const late = '429 U heeft het te vaak geprobeerd. Wacht 30 minuten.';
    expect(outcomes).toEqual(['422 email: Vul een geldig e-mailadres in.', '201', '201', '201', '201', late]);
  });

  it('make the first address of a DigiD account its main address', async () => {
    const as = await platform.tokenOf('dina');
    await platform.post(place, { as, body: { email: 'dina@post.example' } });
    await platform.send('GET', await linkIn('dina@post.example'));
    expect((await platform.get('/identity', { as })).at('data.email')).toBe('dina@post.example');
  });

  it('change their main address only to one that is confirmed, and keep it [API-047] [API-049]', async () => {
    const as = await platform.tokenOf('hanna');
    const list = await listOf(as);
    const of = (primary: boolean, verified: boolean): string =>
      `${place}/${String(list.find((row) => row['primary'] === primary && row['verified'] === verified)?.['id'])}`;
    const outcomes = await outcomesOf(
      () => platform.patch(`${of(true, true)}/primary`, { as }),
      () => platform.patch(`${of(false, false)}/primary`, { as }),
      () => platform.delete(of(true, true), { as }),
    );
    expect(outcomes).toEqual([
      '403 Dit is al uw hoofdadres.',
      '403 Bevestig dit adres eerst.',
      '403 Uw hoofdadres kunt u niet verwijderen.',
    ]);
    const changed = await platform.patch(`${of(false, true)}/primary`, { as });
    expect(changed).toMatchObject({ status: 200, body: { data: { primary: true } } });
    expect((await listOf(as)).filter((row) => row['primary'] === true)).toEqual([changed.at('data')]);
    expect(await platform.delete(of(true, true), { as })).toMatchObject({ status: 200, body: [] });
    expect((await platform.get(of(true, true), { as })).status).toBe(404);
  });

  it('are mailed again until they are confirmed, five times in half an hour [API-048]', async () => {
    const as = await platform.tokenOf('hanna');
    const list = await listOf(as);
    const resend = (row: Input | undefined): Promise<Got> =>
      platform.post(`${place}/${String(row?.['id'])}/resend`, { as });
    const waiting = list.find((row) => row['verified'] === false);
    expect((await resend(list[0])).status).toBe(403);
    for (let attempt = 1; attempt <= 5; attempt += 1) expect((await resend(waiting)).status).toBe(200);
    const meta = { max_attempts: 5, decay_minutes: 30 };
    expect(await resend(waiting)).toMatchObject({ status: 429, body: { meta } });
    expect(await platform.mailTo(String(waiting?.['email']))).toMatchObject({ kind: 'verify_email' });
  });
});

describe('the text message with the app', () => {
  const send = (phone: string) => (): Promise<Got> =>
    platform.post('/platform/sms/send', { body: { phone, type: 'me_app_download_link' } });
  const dutch = send('+31612345678');
  const wrong = send('0612345678');

  it('goes to a Dutch number, three times a minute; another number does not count [API-050]', async () => {
    const refused = '422 phone: Vul een Nederlands telefoonnummer in.';
    expect(await outcomesOf(wrong, wrong, wrong, wrong)).toEqual([refused, refused, refused, refused]);
    for (let attempt = 1; attempt <= 3; attempt += 1) expect(await dutch()).toMatchObject({ status: 200, body: [] });
    expect((await dutch()).status).toBe(429);
    const sms = (await platform.send('GET', '/_mock/api/sms')).list('sms');
    expect(sms.map(({ to }) => to)).toEqual(['+31612345678', '+31612345678', '+31612345678']);
    await platform.step(60);
    expect((await dutch()).status).toBe(200);
  });

  it('can be refused by the sending service, without a general message', async () => {
    await platform.scenario('sms-refused');
    const refused = await dutch();
    expect(outcomeOf(refused)).toBe('422 phone: Wij kunnen dit nummer niet bereiken.');
    expect(refused.body).not.toHaveProperty('message');
  });
});
