import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { objectOf, type Input } from '../../input.ts';
import type { FundRow } from '../../tables/funds.ts';
import { voucherQr } from '../../services/phone/qr-picture.ts';
import { Harness, type Got } from '../../testing/harness.ts';
import { outcomeOf, outcomesOf } from '../../testing/outcome.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const listOf = async (as: string, query = ''): Promise<readonly Input[]> =>
  (await platform.get(`/platform/vouchers?per_page=100${query}`, { as })).list('data');

/** The first voucher of a persona for which something holds. */
async function voucherOf(persona: string, holds: (voucher: Input) => boolean = () => true) {
  const as = await platform.tokenOf(persona);
  const voucher = (await listOf(as)).find(holds);
  if (!voucher) throw new Error(`${persona} has no such voucher.`);
  const path = `/platform/vouchers/${String(voucher['address'])}`;
  return { as, path, voucher, act: (action: string, body = {}) => platform.post(`${path}/${action}`, { as, body }) };
}

const isLive = (voucher: Input): boolean => voucher['expired'] === false && voucher['state'] === 'active';
const mailCount = (): number => platform.table('mails').size;

describe('the list of vouchers', () => {
  it('parts what works from what is over [API-016]', async () => {
    const as = await platform.tokenOf('samira');
    const all = await listOf(as);
    expect(all.filter(isLive).length).toBeGreaterThan(0);
    expect(await listOf(as, '&archived=0')).toEqual(all.filter(isLive));
    expect(await listOf(as, '&archived=1')).toEqual(all.filter((voucher) => !isLive(voucher)));
    const filters: readonly (readonly [query: string, holds: (voucher: Input) => boolean])[] = [
      [`type=${String(all[0]?.['type'])}`, (voucher) => voucher['type'] === all[0]?.['type']],
      ['state=active', (voucher) => voucher['state'] === 'active'],
      ['allow_reimbursements=1', (voucher) => objectOf(voucher['fund'])['allow_reimbursements'] === true],
      ['implementation_key=zonnedorp', () => true],
      ['implementation_key=waterveen', () => false],
    ];
    for (const [query, holds] of filters)
      expect(await listOf(as, `&${query}`), `with ${query}`).toEqual(all.filter((voucher) => holds(voucher)));
    const strange = ['per_page=101', 'implementation_key=nergens', 'implementation_id=9999', 'product_id=99999'];
    expect(await platform.notRefused('/platform/vouchers', strange, { as })).toEqual([]);
  });

  it('leaves out transactions and offices, which the single voucher has, for its owner [API-017] [VO-018]', async () => {
    const { as, path, voucher } = await voucherOf('samira');
    expect(voucher).not.toHaveProperty('transactions');
    expect(voucher).not.toHaveProperty('offices');
    const single = await platform.get(path, { as });
    expect(single.list('data.transactions').length).toBe(voucher['transactions_count']);
    const printed = await platform.get(`/platform/vouchers/${String(voucher['address_printable'])}`, { as });
    expect(printed.at('data.id')).toBe(voucher['id']);
    const jan = await platform.tokenOf('jan');
    expect((await platform.get(path, { as: jan })).status).toBe(403);
  });

  it('counts down what is left with every payment', async () => {
    const { voucher } = await voucherOf('samira', (row) => Number(row['transactions_count']) > 0 && isLive(row));
    const id = Number(voucher['id']);
    const paid = platform.table('transactions').where('voucher_id', id);
    const moved = paid
      .filter(({ state }) => state !== 'canceled')
      .map(({ target, amount }) => (target === 'top_up' ? amount : -amount));
    const held = platform
      .table('vouchers')
      .where('parent_id', id)
      .map(({ amount }) => -amount);
    const start = platform.table('vouchers').get(id)?.amount ?? 0;
    const cents = [...moved, ...held].reduce((sum, amount) => sum + amount, start);
    expect(voucher['amount']).toBe((cents / 100).toFixed(2));
  });

  it('says that a voucher is over from the day after its last', async () => {
    const { voucher } = await voucherOf('kees', isLive);
    const isOver = async (time: string): Promise<unknown> => {
      const moment = `${String(voucher['last_active_day'])}T${time}Z`;
      await platform.send('POST', '/_mock/api/clock', { body: { jump_to: moment } });
      return (await voucherOf('kees', ({ id }) => id === voucher['id'])).voucher['expired'];
    };
    expect([await isOver('22:30:00'), await isOver('23:30:00')]).toEqual([false, true]);
  });

  it('says the last day of the fund when that ends first, under every name', async () => {
    const { path, as, voucher } = await voucherOf('joke', isLive);
    const funds = platform.table('funds');
    const ends: Partial<FundRow> = { end_date: '2026-12-31' };
    for (const fund of funds.where('id', Number(voucher['fund_id']))) funds.update(fund, ends);
    expect((await platform.get(path, { as })).at('data')).toMatchObject({
      expired: false,
      expire_at: { date: '2026-12-31 00:00:00.00000', timeZone: 'Europe/Amsterdam' },
      expire_at_locale: '31 dec, 2026',
      last_active_day: '2026-12-31',
    });
  });
});

it('deactivating ends the voucher once with a line of history, and is told by a notice without a mail [API-019]', async () => {
  const { as, act } = await voucherOf('kees', isLive);
  const mails = mailCount();
  const attempt = (note: string) => (): Promise<Got> => act('deactivate', { note });
  expect(await outcomesOf(attempt(''), attempt('x'), attempt('x'.repeat(141)))).toEqual([
    '422 note: Vul dit veld in.',
    '422 note: Gebruik minstens 2 tekens.',
    '422 note: Gebruik hoogstens 140 tekens.',
  ]);
  const done = await act('deactivate', { note: 'moved' });
  expect(done).toMatchObject({ status: 200, body: { data: { state: 'deactivated', deactivated: true } } });
  expect(done.list('data.history').at(-1)).toMatchObject({ event: 'deactivated', event_locale: 'Gedeactiveerd' });
  expect((await act('deactivate', { note: 'moved' })).status).toBe(403);
  const [newest] = (await platform.get('/platform/notifications', { as })).list('data');
  expect(newest).toMatchObject({ type: 'notifications_identities.voucher_deactivated', title: 'Tegoed gestopt' });
  expect(mailCount()).toBe(mails);
});

describe('sharing and mailing', () => {
  it('mails the provider of a product voucher, and a copy when asked [API-020]', async () => {
    await platform.scenario('product-voucher');
    const { as, path, act } = await voucherOf('elif', (row) => row['type'] === 'product');
    const body = { reason: 'Ik kom woensdag langs.', send_copy: true };
    const headers = { 'accept-language': 'en' };
    expect(await platform.post(`${path}/share`, { as, body, headers })).toMatchObject({ status: 200, body: [] });
    const mails = (await platform.send('GET', '/_mock/api/mail')).list('mails');
    expect(mails.map(({ kind, language }) => [kind, language])).toEqual([
      ['voucher_share_copy', 'en'],
      ['voucher_share', 'nl'],
    ]);
    for (const mail of mails) expect(String(mail['text'])).toContain('Ik kom woensdag langs.');
    expect(outcomeOf(await act('share'))).toBe('422 reason: Vul dit veld in.');
    await act('share', { reason: 'Zonder kopie.' });
    expect(mailCount()).toBe(3);
  });

  it('sends nothing for a regular voucher', async () => {
    const { act } = await voucherOf('kees', (row) => isLive(row) && row['type'] === 'regular');
    const before = mailCount();
    expect((await act('share', { reason: 'Hallo' })).status).toBe(200);
    expect(mailCount()).toBe(before);
  });

  it('mails the printable code to the owner [API-021]', async () => {
    const { act, voucher } = await voucherOf('kees', isLive);
    expect((await act('send-email')).status).toBe(200);
    const mail = await platform.mailTo('kees@post.example');
    const printable = String(voucher['address_printable']);
    expect(mail).toMatchObject({ kind: 'voucher_qr', text: expect.stringContaining(printable) });
    for (const part of [voucherQr(printable), 'alt="QR-code van Meedoentegoed"'])
      expect(String(mail['html'])).toContain(part);
  });
});

it('a product voucher is used once it was paid with, not by a payment that was cancelled', async () => {
  await platform.scenario('product-voucher');
  const { as, path, voucher } = await voucherOf('elif', (row) => row['type'] === 'product');
  const transactions = platform.table('transactions');
  const used = async (): Promise<unknown> => (await platform.get(path, { as })).at('data.used');
  expect(await used()).toBe(false);
  const payment = transactions.insert({
    address: `0x${'4'.repeat(40)}`,
    voucher_id: Number(voucher['id']),
    organization_id: null,
    product_id: null,
    amount: 100,
    state: 'canceled',
    target: 'provider',
    created_at: platform.world().now(),
  });
  expect(await used()).toBe(false);
  transactions.update(payment, { state: 'success' });
  expect(await used()).toBe(true);
});

it('a product voucher goes back to the voucher it was bought out of, a regular one does not [API-018]', async () => {
  await platform.scenario('product-voucher');
  const { as, path, voucher } = await voucherOf('elif', (row) => row['returnable'] === true);
  const regular = await voucherOf('elif', (row) => row['type'] === 'regular');
  const left = async (): Promise<number> => Number((await platform.get(regular.path, { as })).at('data.amount'));
  const before = await left();
  expect(await platform.delete(path, { as })).toMatchObject({ status: 200, body: { success: true } });
  expect(await left()).toBeCloseTo(before + Number(voucher['amount']), 2);
  expect((await platform.get(path, { as })).status).toBe(404);
  expect((await platform.delete(regular.path, { as })).status).toBe(403);
});
