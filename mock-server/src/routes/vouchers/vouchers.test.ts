import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '../../contract/input.ts';
import { voucherQr } from '../../services/phone/qr-picture.ts';
import { Harness } from '../../testing/harness.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

/** The first voucher of a persona for which something holds. */
async function voucherOf(persona: string, holds: (voucher: Input) => boolean = () => true) {
  const as = await platform.tokenOf(persona);
  const found = (await platform.get('/platform/vouchers', { as })).list('data').find(holds);
  if (!found) throw new Error(`${persona} has no such voucher.`);
  return { as, path: `/platform/vouchers/${String(found['address'])}`, voucher: found };
}

const isLive = (voucher: Input): boolean => voucher['expired'] === false && voucher['state'] === 'active';

describe('the list of vouchers', () => {
  it('parts what works from what is over [API-016]', async () => {
    const as = await platform.tokenOf('samira');
    const all = (await platform.get('/platform/vouchers?per_page=100', { as })).list('data');
    const live = (await platform.get('/platform/vouchers?archived=0&per_page=100', { as })).list('data');
    const over = (await platform.get('/platform/vouchers?archived=1&per_page=100', { as })).list('data');
    expect(live.length).toBeGreaterThan(0);
    expect(live.every(isLive)).toBe(true);
    expect(over.some(isLive)).toBe(false);
    expect(live.length + over.length).toBe(all.length);
    expect((await platform.get('/platform/vouchers?per_page=101', { as })).status).toBe(422);
  });

  it('leaves out transactions and offices, which the single voucher has [API-017]', async () => {
    const { as, path, voucher } = await voucherOf('samira');
    expect(voucher).not.toHaveProperty('transactions');
    expect(voucher).not.toHaveProperty('offices');
    const single = await platform.get(path, { as });
    expect(single.list('data.transactions').length).toBe(voucher['transactions_count']);
    const printed = await platform.get(`/platform/vouchers/${String(voucher['address_printable'])}`, { as });
    expect(printed.at('data.id')).toBe(voucher['id']);
  });

  it('is for who is signed in, and a voucher for its owner [VO-018]', async () => {
    const { path } = await voucherOf('samira');
    expect((await platform.get('/platform/vouchers')).status).toBe(401);
    expect((await platform.get(path)).status).toBe(401);
    expect((await platform.get(path, { as: await platform.tokenOf('jan') })).status).toBe(403);
    expect((await platform.get('/platform/vouchers/0x12', { as: await platform.tokenOf('jan') })).status).toBe(404);
  });

  it('counts down what is left with every payment', async () => {
    const { voucher } = await voucherOf('samira', (row) => Number(row['transactions_count']) > 0 && isLive(row));
    const row = platform.world().table('vouchers').get(Number(voucher['id']));
    const moved = platform.world().table('transactions').where('voucher_id', Number(voucher['id']));
    const held = platform.world().table('vouchers').where('parent_id', Number(voucher['id']));
    const cents =
      (row?.amount ?? 0) +
      moved.reduce(
        (sum, item) => sum + (item.state === 'canceled' ? 0 : item.target === 'top_up' ? item.amount : -item.amount),
        0,
      ) -
      held.reduce((sum, item) => sum + item.amount, 0);
    expect(voucher['amount']).toBe((cents / 100).toFixed(2));
  });

  it('expires on the day after its last day', async () => {
    await platform.scenario('one-voucher');
    const [resident] = (await platform.send('GET', '/_mock/api/residents')).list('').filter(
      ({ key, has_account }) =>
        has_account === true &&
        platform
          .world()
          .table('vouchers')
          .where('identity_address', platform.world().table('identities').first('persona', String(key))?.address ?? '')
          .length === 1,
    );
    const persona = String(resident?.['key']);
    const { voucher } = await voucherOf(persona);
    const last = String(voucher['last_active_day']);
    await platform.send('POST', '/_mock/api/clock', { body: { jump_to: `${last}T22:30:00Z` } });
    expect((await voucherOf(persona)).voucher['expired']).toBe(false);
    await platform.send('POST', '/_mock/api/clock', { body: { jump_to: `${last}T23:30:00Z` } });
    expect((await voucherOf(persona)).voucher['expired']).toBe(true);
  });
});

describe('the last day', () => {
  it('is that of the fund when the fund ends first, under every name', async () => {
    const { path, as, voucher } = await voucherOf('joke', isLive);
    const all = platform.world().table('funds');
    const fund = all.get(Number(voucher['fund_id']));
    if (fund) all.update(fund, { end_date: '2026-12-31' });
    expect((await platform.get(path, { as })).at('data')).toMatchObject({
      expired: false,
      expire_at: { date: '2026-12-31 00:00:00.00000', timeZone: 'Europe/Amsterdam' },
      expire_at_locale: '31 dec, 2026',
      last_active_day: '2026-12-31',
    });
  });
});

describe('deactivating', () => {
  it('ends the voucher with a line of history, once [API-019]', async () => {
    const { as, path } = await voucherOf('kees', isLive);
    const done = await platform.post(`${path}/deactivate`, { as, body: { note: 'moved' } });
    expect(done).toMatchObject({ status: 200, body: { data: { state: 'deactivated', deactivated: true } } });
    expect(done.list('data.history').at(-1)).toMatchObject({ event: 'deactivated', event_locale: 'Gedeactiveerd' });
    expect((await platform.post(`${path}/deactivate`, { as, body: { note: 'moved' } })).status).toBe(403);
  });

  it('is told by a notice in the shop, without a mail [API-019]', async () => {
    const { as, path } = await voucherOf('kees', isLive);
    const mails = platform.world().table('mails').size;
    await platform.post(`${path}/deactivate`, { as, body: { note: 'moved' } });
    const [newest] = (await platform.get('/platform/notifications', { as })).list('data');
    expect(newest).toMatchObject({ type: 'notifications_identities.voucher_deactivated', title: 'Tegoed gestopt' });
    expect(platform.world().table('mails').size).toBe(mails);
  });

  it.each([
    ['', 'Vul dit veld in.'],
    ['x', 'Gebruik minstens 2 tekens.'],
    ['x'.repeat(141), 'Gebruik hoogstens 140 tekens.'],
  ])('refuses the reason "%s"', async (note, sentence) => {
    const { as, path } = await voucherOf('kees', isLive);
    expect(await platform.post(`${path}/deactivate`, { as, body: { note } })).toMatchObject({
      status: 422,
      body: { errors: { note: [sentence] } },
    });
  });
});

describe('sharing and mailing', () => {
  it('mails the provider of a product voucher, and a copy when asked [API-020]', async () => {
    await platform.scenario('product-voucher');
    const { as, path, voucher } = await voucherOf('elif', (row) => row['type'] === 'product');
    const body = { reason: 'Ik kom woensdag langs.', send_copy: true };
    const headers = { 'accept-language': 'en' };
    expect(await platform.post(`${path}/share`, { as, body, headers })).toMatchObject({ status: 200, body: [] });
    const mails = (await platform.send('GET', '/_mock/api/mail')).list('mails');
    expect(mails.map(({ kind }) => kind)).toEqual(['voucher_share_copy', 'voucher_share']);
    expect(mails.map(({ language }) => language)).toEqual(['en', 'nl']);
    expect(String(mails[1]?.['text'])).toContain('Ik kom woensdag langs.');
    expect(voucher['product']).not.toBeNull();
    expect((await platform.post(`${path}/share`, { as, body: {} })).status).toBe(422);
  });

  it('sends nothing for a regular voucher', async () => {
    const { as, path } = await voucherOf('kees', (row) => isLive(row) && row['type'] === 'regular');
    const before = platform.world().table('mails').size;
    expect((await platform.post(`${path}/share`, { as, body: { reason: 'Hallo' } })).status).toBe(200);
    expect(platform.world().table('mails').size).toBe(before);
  });

  it('mails the printable code to the owner [API-021]', async () => {
    const { as, path, voucher } = await voucherOf('kees', isLive);
    expect((await platform.post(`${path}/send-email`, { as })).status).toBe(200);
    const mail = await platform.mailTo('kees@post.example');
    expect(mail).toMatchObject({
      kind: 'voucher_qr',
      text: expect.stringContaining(String(voucher['address_printable'])),
      html: expect.stringContaining(voucherQr(String(voucher['address_printable']))),
    });
    expect(String(mail['html'])).toContain('alt="QR-code van Meedoentegoed"');
  });
});

describe('giving a product voucher back', () => {
  it('returns the money to the voucher it was bought out of [API-018]', async () => {
    await platform.scenario('product-voucher');
    const { as, path, voucher } = await voucherOf('elif', (row) => row['returnable'] === true);
    const left = async () => Number((await voucherOf('elif', (row) => row['type'] === 'regular')).voucher['amount']);
    const before = await left();
    expect(await platform.delete(path, { as })).toMatchObject({ status: 200, body: { success: true } });
    expect(await left()).toBeCloseTo(before + Number(voucher['amount']), 2);
    expect((await platform.get(path, { as })).status).toBe(404);
  });

  it('is refused for a regular voucher', async () => {
    const { as, path } = await voucherOf('kees', (row) => row['type'] === 'regular');
    expect((await platform.delete(path, { as })).status).toBe(403);
  });
});
