import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../testing/harness.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

describe('the e-mail addresses of an account', () => {
  it('stand with the main address first [API-044] [API-046]', async () => {
    const as = await platform.tokenOf('hanna');
    const [first, ...others] = (await platform.get('/identity/emails', { as })).list('data');
    expect(first).toMatchObject({ primary: true, verified: true });
    expect(others.length).toBeGreaterThan(0);
    expect(await platform.get(`/identity/emails/${String(first?.['id'])}`, { as })).toMatchObject({
      body: { data: first },
    });
    expect(
      (await platform.get(`/identity/emails/${String(first?.['id'])}`, { as: await platform.tokenOf('jan') })).status,
    ).toBe(403);
    expect((await platform.get('/identity/emails/99999', { as })).status).toBe(404);
  });

  it('grow by one that is confirmed with the link in its mail [API-045]', async () => {
    const as = await platform.tokenOf('noor');
    const added = await platform.post('/identity/emails', {
      as,
      body: { email: 'noor.thuis@post.example', target: 'fundRequest-3' },
    });
    expect(added).toMatchObject({ status: 201, body: { data: { verified: false, primary: false } } });
    const mail = await platform.mailTo('noor.thuis@post.example');
    const link = new URL(String(Array.isArray(mail['links']) ? mail['links'][0] : ''));
    expect(link.pathname).toMatch(/^\/email-verification\/[0-9a-f]{200}$/);
    const landing = await platform.send('GET', link.pathname);
    expect(landing.headers['location']).toBe('http://localhost:5173/redirect?target=fundRequest-3&email_confirmed=1');
    const message = 'Deze link is al gebruikt of ongeldig.';
    expect(await platform.send('GET', link.pathname)).toMatchObject({ status: 403, body: { message } });
    const page = await platform.send('GET', link.pathname, { headers: { accept: 'text/html,*/*' } });
    expect(page).toMatchObject({ status: 403, body: expect.stringContaining(`<h1>${message}</h1>`) });
    const id = added.number('data.id');
    expect(await platform.get(`/identity/emails/${id}`, { as })).toMatchObject({
      body: { data: { verified: true, primary: false } },
    });
  });

  it('make the first address of a DigiD account its main address', async () => {
    const as = await platform.tokenOf('dina');
    await platform.post('/identity/emails', { as, body: { email: 'dina@post.example' } });
    const mail = await platform.mailTo('dina@post.example');
    await platform.send('GET', new URL(String(Array.isArray(mail['links']) ? mail['links'][0] : '')).pathname);
    expect(await platform.get('/identity', { as })).toMatchObject({ body: { data: { email: 'dina@post.example' } } });
  });

  it('change their main address only to one that is confirmed [API-049]', async () => {
    const as = await platform.tokenOf('hanna');
    const list = (await platform.get('/identity/emails', { as })).list('data');
    const of = (primary: boolean, verified: boolean) =>
      `/identity/emails/${String(list.find((row) => row['primary'] === primary && row['verified'] === verified)?.['id'])}`;
    expect(await platform.patch(`${of(true, true)}/primary`, { as })).toMatchObject({
      status: 403,
      body: { message: 'Dit is al uw hoofdadres.' },
    });
    expect(await platform.patch(`${of(false, false)}/primary`, { as })).toMatchObject({
      status: 403,
      body: { message: 'Bevestig dit adres eerst.' },
    });
    expect(await platform.patch(`${of(false, true)}/primary`, { as })).toMatchObject({
      status: 200,
      body: { data: { primary: true } },
    });
    const after = (await platform.get('/identity/emails', { as })).list('data');
    expect(after.filter((row) => row['primary'] === true)).toHaveLength(1);
  });

  it('cannot lose the main address, only another [API-047]', async () => {
    const as = await platform.tokenOf('hanna');
    const [main, other] = (await platform.get('/identity/emails', { as })).list('data');
    expect(await platform.delete(`/identity/emails/${String(main?.['id'])}`, { as })).toMatchObject({
      status: 403,
      body: { message: 'Uw hoofdadres kunt u niet verwijderen.' },
    });
    expect(await platform.delete(`/identity/emails/${String(other?.['id'])}`, { as })).toMatchObject({
      status: 200,
      body: [],
    });
  });

  it('are mailed again until they are confirmed, five times in half an hour [API-048]', async () => {
    const as = await platform.tokenOf('hanna');
    const list = (await platform.get('/identity/emails', { as })).list('data');
    const waiting = list.find((row) => row['verified'] === false);
    const done = list.find((row) => row['primary'] === true);
    expect((await platform.post(`/identity/emails/${String(done?.['id'])}/resend`, { as })).status).toBe(403);
    const path = `/identity/emails/${String(waiting?.['id'])}/resend`;
    for (let attempt = 1; attempt <= 5; attempt += 1) expect((await platform.post(path, { as })).status).toBe(200);
    expect(await platform.post(path, { as })).toMatchObject({
      status: 429,
      body: { meta: { max_attempts: 5, decay_minutes: 30 } },
    });
    expect(await platform.mailTo(String(waiting?.['email']))).toMatchObject({ kind: 'verify_email' });
  });
});

describe('the text message with the app', () => {
  const send = (phone: string) =>
    platform.post('/platform/sms/send', { body: { phone, type: 'me_app_download_link' } });

  it('goes to a Dutch number, three times a minute [API-050]', async () => {
    for (let attempt = 1; attempt <= 3; attempt += 1)
      expect(await send('+31612345678')).toMatchObject({ status: 200, body: [] });
    expect((await send('+31612345678')).status).toBe(429);
    expect(await platform.mock.textMessages()).toHaveLength(3);
    await platform.step(60);
    expect((await send('+31612345678')).status).toBe(200);
  });

  it('is refused for another number, which does not count', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await send('0612345678')).toMatchObject({
        status: 422,
        body: { errors: { phone: ['Vul een Nederlands telefoonnummer in.'] } },
      });
    }
  });

  it('can be refused by the sending service, without a general message', async () => {
    await platform.scenario('sms-refused');
    const refused = await send('+31612345678');
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { phone: ['Wij kunnen dit nummer niet bereiken.'] } },
    });
    expect(refused.body).not.toHaveProperty('message');
  });
});
