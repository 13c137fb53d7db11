import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { push } from '../../src/notifications/push.ts';
import { sendSms } from '../../src/services/sms.ts';
import { Harness } from '../../src/testing/harness.ts';
import { Post } from '../../src/testing/messages.ts';
import { sendForm } from '../../src/testing/send-form.ts';

const platform = await Harness.open();
const post = new Post(platform);
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const read = async (path: string): Promise<string> => String((await platform.send('GET', path)).body);
const press = (action: string, form: { readonly [name: string]: string } = {}) =>
  sendForm(platform.app, { url: `/_mock/do/${action}`, form, world: platform.worldName });
const askLink = () =>
  platform.post('/identity/proxy/email', { body: { email: 'noor@post.example', source: 'zonnedorp_webshop' } });

describe('the mailbox', () => {
  it('shows mails, text messages and push messages in one list, newest first', async () => {
    await platform.step(60);
    const message = { identity_address: post.addressOf('noor'), key: 'voucher.transaction', title: 'Betaald' };
    push(platform.world(), { ...message, text: 'U heeft betaald.' });
    await platform.step(60);
    sendSms(platform.world(), { to: '+31612345678', text: 'Haal de app', language: 'nl' });
    await platform.step(60);
    await askLink();
    const page = await read('/_mock/mail');
    const places = ['Uw link om in te loggen', 'Haal de app', 'U heeft betaald.'].map((words) => page.indexOf(words));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(page).toContain('Noor van Dijk');
  });

  it('marks a mail as new until its page is opened, which shows its link and its letter', async () => {
    await platform.mock.removeMails();
    await askLink();
    expect(await read('/_mock/mail')).toContain('(new)');
    const { id, links } = await post.newest();
    const page = await read(`/_mock/mail/${String(id)}`);
    const [link] = Array.isArray(links) ? links : [];
    expect(page).toContain(`href="${String(link).replaceAll('&', '&amp;')}"`);
    expect(page).toContain(`src="/_mock/mail/${String(id)}/letter"`);
    expect(await read('/_mock/mail')).not.toContain('(new)');
    expect((await platform.send('GET', '/_mock/mail/99999')).status).toBe(404);
  });

  it('shows the letter alone, without scripts', async () => {
    await askLink();
    const { id } = await post.newest();
    const letter = await platform.send('GET', `/_mock/mail/${String(id)}/letter`);
    expect(String(letter.body)).toContain('Uw link om in te loggen');
    expect(letter.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await platform.send('GET', '/_mock/mail/99999/letter')).status).toBe(404);
  });

  it('can refuse text messages, and accept them again', async () => {
    await press('sms-refuse', { refuse: '1' });
    expect(platform.world().settings.sms_refused).toBe(true);
    await press('sms-refuse', { refuse: '' });
    expect(platform.world().settings.sms_refused).toBe(false);
  });
});
