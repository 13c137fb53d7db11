import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../testing/harness.ts';
import type { Got } from '../testing/harness.ts';
import { Post } from '../testing/messages.ts';
import { meetingValue } from './back-office.ts';

let platform: Harness;
let post: Post;
beforeAll(async () => {
  platform = await Harness.open();
  post = new Post(platform);
});
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const fund = 8;
const set = (body: object): Promise<Got> =>
  platform.send('POST', '/_mock/api/back-office', { body: { fund_id: fund, ...body } });
const check = async (persona: string): Promise<Got> =>
  platform.post(`/platform/funds/${fund}/check`, { as: await platform.tokenOf(persona) });

describe('the back office of a fund', () => {
  it.each([
    ['eligible', null],
    ['not_eligible', { backoffice_error: 1, backoffice_error_key: 'not_eligible', backoffice_fallback: 1 }],
    ['not_resident', { backoffice_error: 1, backoffice_error_key: 'not_resident', backoffice_fallback: 0 }],
    ['taken_by_partner', { backoffice_error: 1, backoffice_error_key: 'taken_by_partner', backoffice_fallback: 0 }],
    ['no_response', { backoffice_error: 1, backoffice_error_key: 'no_response', backoffice_fallback: 0 }],
  ])('says %s of one resident, and something else of the others', async (says, wanted) => {
    await set({ says: 'not_resident', partner_check: true });
    await set({ persona: 'noor', says });
    expect((await check('noor')).at('backoffice')).toEqual(wanted);
    expect((await check('samira')).at('backoffice.backoffice_error_key')).toBe('not_resident');
  });

  it('lets a resident go on without an answer, or not', async () => {
    await set({ says: 'no_response', fallback: true });
    expect((await check('noor')).at('backoffice.backoffice_fallback')).toBe(1);
    await set({ fallback: false });
    expect((await check('noor')).at('backoffice.backoffice_fallback')).toBe(0);
  });

  it('sends who is not eligible elsewhere, or not', async () => {
    await set({ says: 'not_eligible', redirect_url: 'https://gemeente.example/aanvragen' });
    expect((await check('noor')).at('backoffice')).toEqual({
      backoffice_redirect: 'https://gemeente.example/aanvragen',
    });
    await set({ redirect_url: null });
    expect((await check('noor')).at('backoffice.backoffice_error_key')).toBe('not_eligible');
  });

  it('takes its time, as a fault that can be seen', async () => {
    await set({ says: 'eligible', slow_ms: 15 });
    const faults = await platform.send('GET', '/_mock/api/faults');
    expect(faults.list('faults')).toMatchObject([
      { delay_ms: 15, path: '/platform/funds/8/check', name: 'Slow back office of Inkomenstegoed' },
    ]);
    await check('noor');
    expect((await platform.send('GET', '/_mock/api/faults')).at('faults.0.hits')).toBe(1);
    await set({ slow_ms: 0 });
    expect((await platform.send('GET', '/_mock/api/faults')).list('faults')).toEqual([]);
  });

  it('forgets what was told, and can be taken away', async () => {
    await set({ says: 'eligible' });
    await set({ persona: 'noor', says: 'not_resident' });
    const told = await set({ persona: 'noor', says: 'nothing' });
    expect(told.at('answers')).toEqual([{ bsn: null, says: 'eligible' }]);
    expect(
      (await platform.send('GET', '/_mock/api/back-office')).list('funds').map(({ fund_id }) => fund_id),
    ).toContain(fund);
    await set({ on: false });
    expect((await check('noor')).at('backoffice')).toBeNull();
  });

  it('refuses what it does not know', async () => {
    const statuses = [
      await set({ says: 'perhaps' }),
      await set({ persona: 'nobody', says: 'eligible' }),
      await set({ fund_id: 999, says: 'eligible' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 404, 404]);
  });
});

describe('what is put ready for a BSN', () => {
  const ready = (body: object): Promise<Got> =>
    platform.send('POST', '/_mock/api/back-office/ready', { body: { fund_id: fund, persona: 'noor', ...body } });

  it('is a voucher that the next check gives to its owner', async () => {
    const before = platform.world().table('vouchers').where('identity_address', post.addressOf('noor')).length;
    expect((await ready({ what: 'voucher' })).status).toBe(201);
    expect((await check('noor')).at('vouchers')).toBe(1);
    expect(platform.world().table('vouchers').where('identity_address', post.addressOf('noor')).length).toBeGreaterThan(
      before,
    );
    expect(await post.kindsTo('noor')).toContain('identity_voucher_assigned_budget');
  });

  it('are facts that the next check uses', async () => {
    const { status, body } = await ready({ what: 'facts' });
    expect([status, body]).toEqual([201, { prevalidation_uid: expect.stringMatching(/^[0-9a-f]{4}-[0-9a-f]{4}$/) }]);
    expect((await check('noor')).at('prevalidations')).toBe(1);
  });

  it('must be for somebody and something', async () => {
    expect((await ready({ what: 'money' })).status).toBe(400);
    expect((await ready({ what: 'voucher', persona: undefined })).status).toBe(400);
  });

  it.each([
    ['=', 'ja', 'ja'],
    ['>', '0', '1'],
    ['<', '2000', '1999'],
    ['>=', '18', '18'],
    ['<=', '65', '65'],
    ['!=', 'nee', 'anders dan nee'],
  ] as const)('meets %s %s with %s', (operator, value, wanted) => {
    expect(meetingValue({ operator, value })).toBe(wanted);
  });
});
