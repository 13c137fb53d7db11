import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeText, noticeTypes } from '../../notifications/notice-texts.ts';
import { codes } from '../../../fixtures/seed/codes.ts';
import { sponsors } from '../../../fixtures/seed/sponsors.ts';
import { Harness } from '../../testing/harness.ts';
import type { Got } from '../../testing/harness.ts';

let as: string;
const platform = await Harness.open();
beforeEach(async () => {
  await platform.scenario('notifications-unread');
  as = await platform.tokenOf('samira');
});
afterAll(() => platform.app.close());

const place = '/platform/notifications';
const read = (query: string): Promise<Got> => platform.get(`${place}?${query}`, { as });

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
    expect(second.list('data')).toHaveLength(4);
    const ids = [...first.list('data'), ...second.list('data')].map((row) => row['id']);
    expect(new Set(ids).size).toBe(14);
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
    const headers = { 'accept-language': 'en' };
    expect((await platform.get(place, { as, headers })).at('data.0.title')).toBe('Reservation refused');
    const app = await platform.get(place, { as, headers: { 'client-type': 'me_app-ios' } });
    expect(app.at('meta')).toMatchObject({ total: 0, total_unseen: 0 });
    expect((await platform.get(place, { as: await platform.tokenOf('noor') })).at('meta.total')).toBe(0);
  });

  it('write a day in the language of the reader', async () => {
    const text = noticeText('voucher_expire_soon_budget', { fund: 'Meedoentegoed', day: '2027-03-18' });
    expect(text?.description).toEqual({
      nl: 'Uw tegoed van Meedoentegoed verloopt op 18 mrt, 2027.',
      en: 'Your voucher of Meedoentegoed expires on 18 Mar, 2027.',
    });
    const samiras = platform.world().table('notifications').first('type', 'voucher_expire_soon_budget');
    expect(samiras?.about['day']).toBe('2026-12-18');
  });

  it.each(['per_page=101', 'per_page=0', 'seen=maybe', `organization_id=${sponsors.zonnedorp}`])(
    'are refused with %s [API-104]',
    async (query) => {
      expect((await read(query)).status).toBe(422);
    },
  );

  it('come with what happens: one for each voucher that a code brings [API-104]', async () => {
    const noor = await platform.tokenOf('noor');
    await platform.post('/platform/funds/redeem', { as: noor, body: { code: codes.open } });
    const got = (await platform.get(place, { as: noor })).list('data');
    expect(got.length).toBeGreaterThan(0);
    expect(got[0]).toMatchObject({ seen: false, created_at: '2026-11-24 10:00:00' });
    for (const row of got) expect(row['type']).toMatch(/^notifications_identities\.voucher_added_(budget|subsidy)$/);
    const vouchers = (await platform.get('/platform/vouchers', { as: noor })).at('meta.total');
    expect(got).toHaveLength(Number(vouchers));
  });

  it('of every kind stand in one list, for whoever builds the page of them [API-104]', async () => {
    await platform.scenario('notifications-of-every-kind');
    const got = await platform.get(`${place}?per_page=100`, { as: await platform.tokenOf('samira') });
    const types = got.list('data').map((row) => String(row['type']).replace('notifications_identities.', ''));
    expect(types.toSorted()).toEqual(noticeTypes.toSorted());
    expect(got.at('meta.total_unseen')).toBe(5);
    expect(got.list('data').filter((row) => /undefined|\{|  /.test(String(row['description'])))).toEqual([]);
  });

  it('come with a QR code that was mailed [API-104]', async () => {
    const voucher = (await platform.get('/platform/vouchers?archived=0&type=regular', { as })).text('data.0.address');
    await platform.post(`/platform/vouchers/${voucher}/send-email`, { as });
    expect((await read('per_page=1')).at('data.0')).toMatchObject({
      type: 'notifications_identities.voucher_shared_by_email',
      seen: false,
    });
  });

  it.each(noticeTypes)('of %s have a title and a text without gaps, in both languages', (type) => {
    const text = noticeText(type, { fund: 'F', provider: 'P', product: 'O', amount: 'A', day: 'D' });
    for (const sentence of [text?.title, text?.description]) {
      expect(sentence?.nl).toMatch(/^[^{}]+$/);
      expect(sentence?.en).toMatch(/^[^{}]+$/);
    }
  });
});

describe('notification settings', () => {
  const settings = `${place}/settings`;
  const wanted = async (token: string): Promise<unknown[]> =>
    (await platform.get(settings, { as: token })).list('data.preferences').filter((row) => row['subscribed'] === false);

  it('hold every key, and all is switched on [API-105]', async () => {
    const got = await platform.get(settings, { as });
    expect(got.at('data')).toMatchObject({ email: 'samira@post.example', email_unsubscribed: false });
    const keys = got.list('data.preferences').map((row) => `${String(row['type'])} ${String(row['key'])}`);
    expect(keys).toEqual(
      expect.arrayContaining([
        'email vouchers.payment_success',
        'email funds.fund_expires',
        'email digest.daily_requester',
        'push voucher.assigned',
        'push voucher.transaction',
        'email funds.provider_approved',
        'push funds.provider_approved',
      ]),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(await wanted(as)).toEqual([]);
  });

  it('change one by one, with mail and push of one key apart, and stay [API-106]', async () => {
    const off = { key: 'funds.provider_approved', type: 'push', subscribed: false };
    const body = { email_unsubscribed: false, preferences: [off] };
    const changed = await platform.patch(settings, { as, body });
    expect(changed.status).toBe(200);
    expect((await platform.get(settings, { as })).body).toEqual(changed.body);
    expect(await wanted(as)).toEqual([off]);
    expect(await wanted(await platform.tokenOf('noor'))).toEqual([]);
    await platform.patch(settings, { as, body: { ...body, preferences: [{ ...off, subscribed: true }] } });
    expect(await wanted(as)).toEqual([]);
  });

  it.each<[unknown, unknown]>([
    [true, false],
    [1, 0],
    ['1', '0'],
  ])('read %j as yes and %j as no', async (yes, no) => {
    const key = { key: 'funds.fund_expires', type: 'email' };
    const off = await platform.patch(settings, {
      as,
      body: { email_unsubscribed: yes, preferences: [{ ...key, subscribed: no }] },
    });
    expect(off.at('data.email_unsubscribed')).toBe(true);
    expect(await wanted(as)).toEqual([{ ...key, subscribed: false }]);
    await platform.patch(settings, {
      as,
      body: { email_unsubscribed: no, preferences: [{ ...key, subscribed: yes }] },
    });
    expect((await platform.get(settings, { as })).at('data.email_unsubscribed')).toBe(false);
    expect(await wanted(as)).toEqual([]);
  });

  it('stop all mail of an address, which goes with the address [API-106]', async () => {
    await platform.patch(settings, { as, body: { email_unsubscribed: true } });
    expect((await platform.get(settings, { as })).at('data.email_unsubscribed')).toBe(true);
    expect(await wanted(as)).toEqual([]);
    const added = await platform.post('/identity/emails', { as, body: { email: 'nieuw@post.example' } });
    const row = platform.world().table('emails').get(added.number('data.id'));
    if (!row) throw new Error('The address is gone.');
    platform.world().table('emails').update(row, { verified: true });
    await platform.patch(`/identity/emails/${row.id}/primary`, { as });
    expect((await platform.get(settings, { as })).at('data')).toMatchObject({
      email: 'nieuw@post.example',
      email_unsubscribed: false,
    });
  });

  it.each([
    ['without the switch for mail', { preferences: [] }, 'email_unsubscribed'],
    ['with a word for a switch', { email_unsubscribed: 'true' }, 'email_unsubscribed'],
    [
      'with an unknown key',
      { email_unsubscribed: true, preferences: [{ key: 'funds.rain', type: 'email', subscribed: false }] },
      'preferences.0.key',
    ],
    [
      'with a key of the other channel',
      { email_unsubscribed: true, preferences: [{ key: 'voucher.assigned', type: 'email', subscribed: false }] },
      'preferences.0.key',
    ],
    [
      'with an unknown channel',
      { email_unsubscribed: true, preferences: [{ key: 'voucher.assigned', type: 'post', subscribed: false }] },
      'preferences.0.type',
    ],
    [
      'without a value',
      { email_unsubscribed: true, preferences: [{ key: 'voucher.assigned', type: 'push' }] },
      'preferences.0.subscribed',
    ],
  ])('are refused %s, and nothing changes [API-106]', async (_what, body, field) => {
    const got = await platform.patch(settings, { as, body });
    expect([got.status, Object.keys(Object(got.at('errors')))]).toEqual([422, [field]]);
    expect((await platform.get(settings, { as })).at('data.email_unsubscribed')).toBe(false);
    expect(await wanted(as)).toEqual([]);
  });

  it('need an e-mail address to change, not to read [API-105] [API-106]', async () => {
    const dina = await platform.tokenOf('dina');
    expect((await platform.get(settings, { as: dina })).at('data')).toMatchObject({
      email: null,
      email_unsubscribed: false,
    });
    expect(await platform.patch(settings, { as: dina, body: { email_unsubscribed: true } })).toMatchObject({
      status: 403,
      body: { message: 'Voeg eerst een e-mailadres toe.' },
    });
  });

  it('and notices are closed to a visitor', async () => {
    for (const path of [place, settings]) expect((await platform.get(path)).status).toBe(401);
    expect((await platform.patch(settings)).status).toBe(401);
  });
});
