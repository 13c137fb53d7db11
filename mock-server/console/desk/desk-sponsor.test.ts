import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';
import type { Got } from '../../src/testing/harness.ts';
import { Post } from '../../src/testing/messages.ts';

let platform: Harness;
let post: Post;
beforeAll(async () => {
  platform = await Harness.open();
  post = new Post(platform);
});
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const decide = (action: string, body: object): Promise<Got> =>
  platform.send('POST', `/_mock/api/desk/${action}`, { body });

describe('a sponsor', () => {
  it('tops a voucher up, stops it, lets it work again, and lets it end', async () => {
    const { id, address } = post.voucherOf('kees');
    const as = await platform.tokenOf('kees');
    const seen = (): Promise<Got> => platform.get(`/platform/vouchers/${address}`, { as });
    await decide('top-up', { id, amount: '8' });
    expect((await seen()).at('data.amount')).toBe('150.00');
    expect((await decide('top-up', { id, amount: '-3' })).status).toBe(409);
    await decide('block', { id, note: 'U bent verhuisd.' });
    expect((await seen()).body).toMatchObject({ data: { state: 'deactivated', deactivated: true } });
    expect(await post.newest()).toMatchObject({
      kind: 'voucher_deactivated',
      text: expect.stringContaining('U bent verhuisd.'),
    });
    await decide('unblock', { id });
    expect((await seen()).at('data.state')).toBe('active');
    expect((await decide('unblock', { id })).status).toBe(409);
    await decide('expire', { id });
    expect((await seen()).at('data.expired')).toBe(true);
    await decide('block', { id, note: 'U bent verhuisd.' });
    expect((await decide('unblock', { id })).status).toBe(409);
  });

  it('lets a voucher work that waited for it', async () => {
    const voucher = platform
      .world()
      .table('vouchers')
      .where('identity_address', post.addressOf('greta'))
      .find(({ state }) => state === 'pending');
    expect((await decide('unblock', { id: voucher?.id })).status).toBe(200);
    const seen = await platform.get(`/platform/vouchers/${voucher?.address}`, { as: await platform.tokenOf('greta') });
    expect(seen.at('data.state')).toBe('active');
    expect(seen.list('data.history').map(({ event }) => event)).toEqual(['created_budget', 'activated']);
  });

  it('decides on a reimbursement with a reason', async () => {
    const [reimbursement] = platform.world().table('reimbursements').where('state', 'pending');
    await decide('reimbursement', { id: reimbursement?.id, decision: 'declined', reason: 'Dit is geen bon.' });
    expect(
      platform
        .world()
        .table('reimbursements')
        .get(reimbursement?.id ?? 0),
    ).toMatchObject({ state: 'declined', reason: 'Dit is geen bon.' });
    expect((await decide('reimbursement', { id: reimbursement?.id, decision: 'approved' })).status).toBe(409);
  });

  it('opens and closes a fund', async () => {
    await decide('fund', { id: 3, state: 'closed' });
    expect(platform.world().table('funds').get(3)?.state).toBe('closed');
  });
});
