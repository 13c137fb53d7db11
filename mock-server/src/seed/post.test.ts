import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayLength } from '../clock/calendar.ts';
import { Harness } from '../testing/harness.ts';

let twin: Harness;
beforeAll(async () => {
  twin = await Harness.open();
  await twin.scenario('ordinary-tuesday');
});
afterAll(() => twin.app.close());

describe('the post of the last two weeks', () => {
  it('has what the platform sends, oldest first, and none of it older or from later', () => {
    const world = twin.world();
    const mails = world.table('mails').all();
    expect(new Set(mails.map(({ kind }) => kind))).toEqual(
      new Set([
        'fund_request_created',
        'fund_request_feedback_requested',
        'voucher_expire_soon_budget',
        'physical_card_ordered',
        'verify_email',
      ]),
    );
    const moments = mails.map(({ sent_at }) => sent_at);
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    expect(moments.every((at) => at <= world.now() && at >= world.now() - 14 * dayLength)).toBe(true);
  });

  it('leads to the question that waits', async () => {
    const mail = await twin.mailTo('fatima@post.example');
    const link = new URL(String([mail['links']].flat()[0]));
    const question = link.pathname.replace('/funds/', '/platform/funds/');
    expect(await twin.get(question, { as: await twin.tokenOf('fatima') })).toMatchObject({
      status: 200,
      body: { data: { state: 'pending' } },
    });
  });

  it('has a link that confirms the address that waits for it', async () => {
    const mail = await twin.mailTo('hanna.werk@kantoor.example');
    const link = new URL(String([mail['links']].flat()[0]));
    expect(link.origin).toBe(new URL(twin.settings.publicUrl).origin);
    const headers = { 'twin-world': twin.worldName };
    const pressed = await twin.app.inject({ method: 'GET', url: link.pathname, headers });
    expect([pressed.statusCode, pressed.headers.location]).toEqual([302, expect.stringContaining('email_confirmed=1')]);
  });
});
