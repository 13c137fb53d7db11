import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeText, noticeTypes } from '../../notifications/notices.ts';
import { codes } from '../../../fixtures/seed/codes.ts';
import { sponsors } from '../../../fixtures/seed/sponsors.ts';
import { tokens } from '../../../fixtures/seed/tokens.ts';
import { Harness, type Got } from '../../testing/harness.ts';
import { outcomeOf, outcomesOf, refusedFields } from '../../testing/outcome.ts';

const platform = await Harness.open();
let as: string;
beforeEach(async () => {
  await platform.scenario('notifications-unread');
  as = await platform.tokenOf('samira');
});
afterAll(() => platform.app.close());

const place = '/platform/notifications';
const settings = `${place}/settings`;
const read = (query = '', token = as): Promise<Got> => platform.get(`${place}?${query}`, { as: token });
const kindOf = (type: unknown): string => String(type).replace('notifications_identities.', '');

describe('notices', () => {
  it('stand with the newest first, a page at a time [API-104]', async () => {
    const first = await read('per_page=10');
    expect(first.at('meta')).toMatchObject({ total: 14, per_page: 10, last_page: 2, total_unseen: 3 });
    expect(first.at('data.0')).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/),
      type: 'notifications_identities.product_reservation_rejected',
      title: 'Reservering geweigerd',
      description: 'Judoschool Kyo heeft uw reservering van Judo, drie maanden geweigerd.',
      seen: false,
      created_at: '2026-11-24 07:00:00',
      created_at_locale: '07:00 - 24 nov, 2026',
    });
    const second = await read('per_page=10&page=2');
    const all = [...first.list('data'), ...second.list('data')];
    expect(new Set(all.map((row) => row['id'])).size).toBe(14);
    const moments = all.map((row) => String(row['created_at']));
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  it('are marked as read a page at a time; the answer shows what was, the count what is [API-104]', async () => {
    const marked = await read('per_page=2&mark_read=1');
    expect(marked.list('data').map((row) => row['seen'])).toEqual([false, false]);
    expect(marked.at('meta.total_unseen')).toBe(1);
    expect((await read('per_page=3')).list('data').map((row) => row['seen'])).toEqual([true, true, false]);
    expect((await read('seen=0')).at('meta')).toMatchObject({ total: 1, total_unseen: 1 });
    expect((await read('seen=1')).at('meta.total')).toBe(13);
  });

  it('speak the language of the reader, and belong to one resident and one kind of client [API-104]', async () => {
    const english = await platform.get(place, { as, headers: { 'accept-language': 'en' } });
    expect(english.at('data.0.title')).toBe('Reservation declined');
    const app = await platform.get(place, { as, headers: { 'client-type': 'me_app-ios' } });
    expect(app.at('meta')).toMatchObject({ total: 0, total_unseen: 0 });
    expect((await read('', await platform.tokenOf('noor'))).at('meta.total')).toBe(0);
  });

  it('are refused with a page of no size, and words and organisations that are unknown [API-104]', async () => {
    const strange = ['per_page=101', 'per_page=0', 'seen=maybe', `organization_id=${sponsors.zonnedorp}`];
    expect(await platform.notRefused(place, strange, { as })).toEqual([]);
  });

  it('come with what happens: one for each voucher that a code brings, one for a QR code by mail [API-104]', async () => {
    const noor = await platform.tokenOf('noor');
    await platform.post('/platform/funds/redeem', { as: noor, body: { code: codes.open } });
    const got = (await read('', noor)).list('data');
    expect(got[0]).toMatchObject({ seen: false, created_at: '2026-11-24 10:00:00' });
    for (const row of got) expect(kindOf(row['type'])).toMatch(/^voucher_added_(budget|subsidy)$/);
    expect((await platform.get('/platform/vouchers', { as: noor })).at('meta.total')).toBe(got.length);
    const voucher = (await platform.get('/platform/vouchers?archived=0&type=regular', { as })).text('data.0.address');
    await platform.post(`/platform/vouchers/${voucher}/send-email`, { as });
    const [newest] = (await read('per_page=1')).list('data');
    expect([kindOf(newest?.['type']), newest?.['seen']]).toEqual(['voucher_shared_by_email', false]);
  });

  it('notices of every kind stand in one list, for whoever builds the page of them [API-104]', async () => {
    await platform.scenario('notifications-of-every-kind');
    const got = await read('per_page=100', await platform.tokenOf('samira'));
    const types = got.list('data').map((row) => kindOf(row['type']));
    expect(types.toSorted()).toEqual(noticeTypes.toSorted());
    expect(got.at('meta.total_unseen')).toBe(5);
    expect(got.list('data').filter((row) => /undefined|\{|  /.test(String(row['description'])))).toEqual([]);
  });

  it('notices of every kind have a title and a text without gaps in both languages, and write days in them', () => {
    const about = { fund: 'F', provider: 'P', product: 'O', amount: 'A', day: 'D', record_nl: 'N', record_en: 'E' };
    const gaps = noticeTypes.filter((type) => {
      const text = noticeText(type, about);
      const sentences = [text?.title.nl, text?.title.en, text?.description.nl, text?.description.en];
      return !sentences.every((sentence) => /^[^{}]+$/.test(sentence ?? ''));
    });
    expect(gaps).toEqual([]);
    const text = noticeText('voucher_expire_soon_budget', { fund: 'Meedoentegoed', day: '2027-03-18' });
    expect(text?.description).toEqual({
      nl: 'Uw tegoed van Meedoentegoed verloopt op 18 mrt, 2027.',
      en: 'Your Meedoentegoed voucher expires on 18 Mar, 2027.',
    });
  });
});

describe('notification settings', () => {
  const change = (body: object, token = as): Promise<Got> => platform.patch(settings, { as: token, body });
  const switchedOff = async (token = as): Promise<unknown[]> => {
    const got = await platform.get(settings, { as: token });
    return got.list('data.preferences').filter((row) => row['subscribed'] === false);
  };
  const allOff = async (): Promise<unknown> => (await platform.get(settings, { as })).at('data.email_unsubscribed');

  it('hold every key, and all is switched on [API-105]', async () => {
    const got = await platform.get(settings, { as });
    expect(got.at('data')).toMatchObject({ email: 'samira@post.example', email_unsubscribed: false });
    const keys = got.list('data.preferences').map((row) => `${String(row['type'])} ${String(row['key'])}`);
    const some = [
      'vouchers.payment_success',
      'funds.fund_expires',
      'digest.daily_requester',
      'funds.provider_approved',
    ];
    const pushed = ['voucher.assigned', 'voucher.transaction', 'funds.provider_approved'];
    const wanted = [...some.map((key) => `email ${key}`), ...pushed.map((key) => `push ${key}`)];
    expect(keys).toEqual(expect.arrayContaining(wanted));
    expect(new Set(keys).size).toBe(keys.length);
    expect(await switchedOff()).toEqual([]);
  });

  it('change one by one, with mail and push of one key apart, and stay [API-106]', async () => {
    const off = { key: 'funds.provider_approved', type: 'push', subscribed: false };
    const changed = await change({ email_unsubscribed: false, preferences: [off] });
    expect(changed.status).toBe(200);
    expect((await platform.get(settings, { as })).body).toEqual(changed.body);
    expect([await switchedOff(), await switchedOff(await platform.tokenOf('noor'))]).toEqual([[off], []]);
    await change({ email_unsubscribed: false, preferences: [{ ...off, subscribed: true }] });
    expect(await switchedOff()).toEqual([]);
  });

  it.each<[unknown, unknown]>([
    [true, false],
    [1, 0],
    ['1', '0'],
  ])('read %j as yes and %j as no', async (yes, no) => {
    const key = { key: 'funds.fund_expires', type: 'email' };
    await change({ email_unsubscribed: yes, preferences: [{ ...key, subscribed: no }] });
    expect([await allOff(), await switchedOff()]).toEqual([true, [{ ...key, subscribed: false }]]);
    await change({ email_unsubscribed: no, preferences: [{ ...key, subscribed: yes }] });
    expect([await allOff(), await switchedOff()]).toEqual([false, []]);
  });

  it('stop all mail of an address, which goes with the address [API-106]', async () => {
    await change({ email_unsubscribed: true });
    expect([await allOff(), await switchedOff()]).toEqual([true, []]);
    const added = await platform.post('/identity/emails', { as, body: { email: 'nieuw@post.example' } });
    const emails = platform.table('emails');
    for (const row of emails.where('email', 'nieuw@post.example')) emails.update(row, { verified: true });
    await platform.patch(`/identity/emails/${added.number('data.id')}/primary`, { as });
    const now = { email: 'nieuw@post.example', email_unsubscribed: false };
    expect((await platform.get(settings, { as })).at('data')).toMatchObject(now);
  });

  const off = { key: 'voucher.assigned', type: 'push', subscribed: false };
  it.each([
    ['without the switch for mail', { preferences: [] }, 'email_unsubscribed'],
    ['with a word for a switch', { email_unsubscribed: 'true' }, 'email_unsubscribed'],
    ['with an unknown key', { preferences: [{ ...off, key: 'funds.rain' }] }, 'preferences.0.key'],
    ['with a key of the other channel', { preferences: [{ ...off, type: 'email' }] }, 'preferences.0.key'],
    ['with an unknown channel', { preferences: [{ ...off, type: 'post' }] }, 'preferences.0.type'],
    ['without a value', { preferences: [{ key: off.key, type: off.type }] }, 'preferences.0.subscribed'],
  ])('are refused %s, and nothing changes [API-106]', async (_what, body, field) => {
    const all = field === 'email_unsubscribed' ? body : { email_unsubscribed: true, ...body };
    expect(refusedFields(await change(all))).toEqual([422, field]);
    expect([await allOff(), await switchedOff()]).toEqual([false, []]);
  });

  it('need an e-mail address to change, not to read [API-105] [API-106]', async () => {
    const dina = await platform.tokenOf('dina');
    const got = await platform.get(settings, { as: dina });
    expect(got.at('data')).toMatchObject({ email: null, email_unsubscribed: false });
    expect(outcomeOf(await change({ email_unsubscribed: true }, dina))).toBe('403 Voeg eerst een e-mailadres toe.');
    expect([(await platform.get(settings)).status, (await platform.patch(settings)).status]).toEqual([401, 401]);
  });
});

describe('a link in a mail to the notification settings', () => {
  const withLink = (token: string) => ({ headers: { 'link-token': token } });
  const body = { email_unsubscribed: true };
  beforeEach(() => platform.scenario('preferences-links'));

  it('reads and changes the settings without a session, a quarter of an hour from the first change [API-105] [API-106]', async () => {
    const link = withLink(tokens.preferences);
    expect((await platform.get(settings, link)).at('data.email')).toBe('samira@post.example');
    expect((await platform.patch(settings, { ...link, body })).at('data.email_unsubscribed')).toBe(true);
    const samira = await platform.tokenOf('samira');
    expect((await platform.get(settings, { as: samira })).at('data.email_unsubscribed')).toBe(true);
    await platform.step(14 * 60);
    expect((await platform.patch(settings, { ...link, body })).status).toBe(200);
    await platform.step(2 * 60);
    expect(outcomeOf(await platform.get(settings, link))).toBe('403 not-pending');
  });

  it.each([
    ['not_found', 'onbekend'],
    ['expired', tokens.expiredPreferences],
    ['not-pending', tokens.usedPreferences],
  ])('is refused: %s', async (message, token) => {
    const read = () => platform.get(settings, withLink(token));
    const write = () => platform.patch(settings, { ...withLink(token), body });
    expect(await outcomesOf(read, write)).toEqual([`403 ${message}`, `403 ${message}`]);
  });

  it('is one for all mails to a resident', async () => {
    await platform.scenario('ordinary-tuesday');
    const links = platform.table('proxies').where('type', 'preferences_link');
    expect(links.length).toBeGreaterThan(1);
    expect(new Set(links.map(({ identity_address }) => identity_address)).size).toBe(links.length);
  });
});
