import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '../../contract/input.ts';
import { monthBefore } from '../../notifications/reminders.ts';
import { notifyOfRequest } from '../../notifications/notify-resident.ts';
import { Harness } from '../../testing/harness.ts';
import type { Got } from '../../testing/harness.ts';
import { Post } from '../../testing/messages.ts';
import { sendForm } from '../../testing/send-form.ts';

let platform: Harness;
let post: Post;
beforeAll(async () => {
  platform = await Harness.open();
  post = new Post(platform);
});
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

describe('the mailbox', () => {
  it('counts what is not opened, marks one or all, and finds words', async () => {
    await post.forgetMails();
    for (const type of ['fund_request_denied', 'fund_request_approved'])
      notifyOfRequest(platform.world(), post.request(), { type });
    const got = await post.mails();
    expect(got.at('unread')).toBe(2);
    const [newest] = got.list('mails');
    const one = await platform.send('POST', '/_mock/api/mail/read', { body: { id: newest?.['id'] } });
    expect(one.at('unread')).toBe(1);
    expect((await post.mails('?unread=1')).list('mails').map(({ kind }) => kind)).toEqual(['fund_request_denied']);
    expect((await post.mails('?q=goedgekeurd%20NOOR')).list('mails').map(({ kind }) => kind)).toEqual([
      'fund_request_approved',
    ]);
    expect((await post.mails('?q=zwembad')).list('mails')).toEqual([]);
    expect((await platform.send('POST', '/_mock/api/mail/read', { body: {} })).at('unread')).toBe(0);
    expect((await platform.send('GET', `/_mock/api/mail/${String(newest?.['id'])}`)).at('kind')).toBe(
      'fund_request_approved',
    );
    expect((await platform.send('GET', '/_mock/api/mail/99999')).status).toBe(404);
  });

  it('is searched by named words, and tells by which request a mail came', async () => {
    await post.forgetMails();
    await platform.post('/identity/proxy/email', { body: { email: 'kees@post.example', source: 'zonnedorp_webshop' } });
    notifyOfRequest(platform.world(), post.request(), { type: 'fund_request_denied' });
    const kinds = async (q: string): Promise<unknown[]> =>
      (await post.mails(`?q=${encodeURIComponent(q)}`)).list('mails').map(({ kind }) => kind);
    expect(await kinds('to:kees has:link is:unread')).toEqual(['login_link']);
    expect(await kinds('to:"kees bakker"')).toEqual(['login_link']);
    expect(await kinds('to:noor lang:nl from:zonnedorp')).toEqual(['fund_request_denied']);
    expect(await kinds('kind:login is:read')).toEqual([]);
    expect(await kinds('has:picture')).toEqual([]);
    const [mail] = (await post.mails('?q=to:kees')).list('mails');
    expect(mail?.['because']).toMatchObject({ method: 'POST', url: '/api/v1/identity/proxy/email' });
  });

  it('says which mail is new until it is opened on its page', async () => {
    await post.forgetMails();
    notifyOfRequest(platform.world(), post.request(), { type: 'fund_request_denied' });
    const page = async (path: string): Promise<string> => String((await platform.send('GET', path)).body);
    expect(await page('/_mock/mail')).toContain('New: ');
    const [mail] = (await post.mails()).list('mails') as readonly Input[];
    expect(await page(`/_mock/mail/${String(mail?.['id'])}`)).not.toContain('New: ');
    expect(await page(`/_mock/mail/${String(mail?.['id'])}/letter`)).toContain(
      'href="http://localhost:5173/fondsen/3"',
    );
  });

  it('gives a mail as it travels, and as a file for a mail program', async () => {
    await post.forgetMails();
    notifyOfRequest(platform.world(), post.request(), { type: 'fund_request_denied' });
    const url = `/_mock/api/mail/${String((await post.newest())['id'])}`;
    const headers = { 'mock-world': platform.worldName };
    const raw = await platform.app.inject({ url: `${url}/raw`, headers });
    expect(raw.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(raw.body).toMatch(/\r\nFrom: Gemeente Zonnedorp <noreply@zonnedorp\.example>\r\nTo: noor@post\.example\r\n/);
    expect(raw.body).toContain('http://localhost:5173/fondsen/3');
    const file = await platform.app.inject({ url: `${url}/eml`, headers });
    expect(file.headers['content-type']).toBe('message/rfc822');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="mail-\d+-fund_request_denied\.eml"$/);
    expect(file.body).toBe(raw.body);
    expect((await platform.send('GET', '/_mock/api/mail/99999/eml')).status).toBe(404);
  });

  it('keeps text messages likewise', async () => {
    const send = (phone: string) =>
      platform.post('/platform/sms/send', { body: { phone, type: 'me_app_download_link' } });
    await send('+31612345678');
    await send('+31687654321');
    const sms = (query = ''): Promise<Got> => platform.send('GET', `/_mock/api/sms${query}`);
    expect((await sms()).at('unread')).toBe(2);
    expect((await sms('?q=8765')).list('sms').map(({ to }) => to)).toEqual(['+31687654321']);
    expect(String((await platform.send('GET', '/_mock/sms?q=8765')).body)).not.toContain('+31612345678');
    expect(
      (await sms('?q=to:1234%20has:link%20is:unread%20lang:nl')).list('sms').map(({ because }) => because),
    ).toEqual([expect.objectContaining({ method: 'POST', url: '/api/v1/platform/sms/send' })]);
    await platform.send('POST', '/_mock/api/sms/read');
    expect((await sms('?q=is:unread')).list('sms')).toEqual([]);
    expect((await sms()).at('unread')).toBe(0);
    await platform.send('DELETE', '/_mock/api/sms');
    expect((await sms()).list('sms')).toEqual([]);
  });
});

describe('a phone', () => {
  it('shows what was pushed, new until it was looked at', async () => {
    post.payment('kees');
    expect(await post.pushes('kees')).toMatchObject({
      body: { unread: 1, pushes: [{ key: 'voucher.transaction', title: 'Betaling gedaan', read: false }] },
    });
    const screen = async (place: string): Promise<string> =>
      String((await platform.send('GET', `/_mock/phone?as=kees&plek=${place}`)).body);
    expect(await screen('scannen')).toContain('<span class="count">1<span class="vh"> nieuw</span></span>');
    expect(await screen('meldingen')).toContain('<span class="vh">Nieuw: </span>');
    expect(await screen('meldingen')).not.toContain('<span class="vh">Nieuw: </span>');
    expect((await post.pushes('kees')).at('unread')).toBe(0);
    expect((await post.pushes('noor')).list('pushes')).toEqual([]);
  });

  it('gets what is sent by hand, by HTTP and on the page', async () => {
    const body = { persona: 'noor', title: 'Hallo', text: 'Een bericht' };
    expect((await platform.send('POST', '/_mock/api/pushes', { body })).status).toBe(201);
    expect((await platform.send('POST', '/_mock/api/pushes', { body: { persona: 'noor' } })).status).toBe(400);
    expect((await platform.send('POST', '/_mock/api/pushes', { body: { persona: 'nobody', title: 'x' } })).status).toBe(
      404,
    );
    const form = { as: 'noor', title: 'Nog een' };
    await sendForm(platform.app, { url: '/_mock/do/push', form, world: platform.worldName });
    expect((await post.pushes('noor')).list('pushes').map(({ title }) => title)).toEqual(['Nog een', 'Hallo']);
    const found = await platform.send('GET', '/_mock/api/pushes?q=to:noor%20title:hallo%20key:by_hand');
    expect(found.list('pushes')).toMatchObject([
      { text: 'Een bericht', because: { action: 'POST /_mock/api/pushes' } },
    ]);
    expect((await platform.send('POST', '/_mock/api/pushes/read', { body: { persona: 'noor' } })).at('unread')).toBe(0);
    await platform.send('DELETE', '/_mock/api/pushes');
    expect((await post.pushes('noor')).list('pushes')).toEqual([]);
  });
});

describe('the night', () => {
  it.each([
    ['2026-12-31', '2026-11-30'],
    ['2026-03-31', '2026-02-28'],
    ['2028-03-30', '2028-02-29'],
    ['2026-06-15', '2026-05-15'],
    ['2026-01-01', '2025-12-01'],
  ])('before %s by a month is %s', (day, wanted) => {
    expect(monthBefore(day)).toBe(wanted);
  });

  it('a month before the end of a voucher brings one reminder, by the virtual clock', async () => {
    const world = platform.world();
    const voucher = post.voucherOf('kees');
    world.table('vouchers').update(voucher, { expire_at: '2026-12-29' });
    await post.forgetMails();
    const jump = (day: string): Promise<Got> =>
      platform.send('POST', '/_mock/api/clock', { body: { jump_to: `${day}T12:00:00+01:00` } });
    const reminders = async (): Promise<number> =>
      (await post.kindsTo('kees')).filter((kind) => kind === 'voucher_expire_soon_budget').length;
    await jump('2026-11-28');
    expect(await reminders()).toBe(0);
    await jump('2026-11-29');
    expect(await reminders()).toBe(1);
    await jump('2026-12-05');
    expect(await reminders()).toBe(1);
    await jump('2026-11-01');
    expect(await reminders()).toBe(1);
  });

  it('after the end brings a notice for an offer that was not used', async () => {
    const world = platform.world();
    const parent = post.voucherOf('kees');
    world.table('vouchers').insert({
      ...parent,
      id: 90_001,
      address: '0xoffer',
      type: 'product',
      product_id: 241,
      expire_at: '2026-11-26',
    });
    const types = async (): Promise<unknown[]> => {
      const as = await platform.tokenOf('kees');
      return (await platform.get('/platform/notifications', { as })).list('data').map(({ type }) => type);
    };
    await types();
    await platform.step(2 * 24 * 3600);
    expect(await types()).not.toContain('notifications_identities.product_voucher_expired');
    await platform.step(24 * 3600);
    expect(await types()).toContain('notifications_identities.product_voucher_expired');
  });
});
