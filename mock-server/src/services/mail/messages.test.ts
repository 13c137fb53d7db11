import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { monthBefore } from '../../notifications/reminders.ts';
import { notifyOfRequest } from '../../notifications/notify-resident.ts';
import { Harness } from '../../testing/harness.ts';
import { Post } from '../../testing/messages.ts';

const platform = await Harness.open();
const post = new Post(platform);
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

describe('the mailbox', () => {
  it('counts as new what is not opened, and finds mails by address', async () => {
    await platform.mock.removeMails();
    for (const type of ['fund_request_denied', 'fund_request_approved'])
      notifyOfRequest(platform.world(), post.request(), { type });
    const [newest] = await platform.mock.mails();
    await platform.send('GET', `/_mock/mail/${String(newest?.['id'])}`);
    expect((await platform.mock.mails()).filter(({ read }) => read !== true).map(({ kind }) => kind)).toEqual([
      'fund_request_denied',
    ]);
    expect(await platform.mock.mails('kees@post.example')).toEqual([]);
  });

  it('has links to the shop of this world', async () => {
    notifyOfRequest(platform.world(), post.request(), { type: 'fund_request_denied' });
    expect((await post.newest())['text']).toContain('http://localhost:5173/fondsen/3');
  });

  it('keeps text messages likewise', async () => {
    for (const phone of ['+31612345678', '+31687654321'])
      await platform.post('/platform/sms/send', { body: { phone, type: 'me_app_download_link' } });
    const sms = await platform.mock.textMessages();
    expect(sms.map(({ to }) => to)).toEqual(['+31687654321', '+31612345678']);
  });
});

describe('a phone', () => {
  it('gets what was pushed to its resident', async () => {
    post.payment('kees');
    expect(await platform.mock.pushes('kees')).toMatchObject([
      { key: 'voucher.transaction', title: 'Betaling gedaan' },
    ]);
    expect(await platform.mock.pushes('noor')).toEqual([]);
    await expect(platform.mock.pushes('nobody')).rejects.toThrow('404');
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

  it('after the end brings a notice for an offer that was not used', async () => {
    const world = platform.world();
    const parent = post.voucherOf('kees');
    world
      .table('vouchers')
      .insert({ ...parent, id: 90_001, address: '0xoffer', type: 'product', product_id: 241, expire_at: '2026-11-26' });
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
