import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { FundRow } from '../tables/funds.ts';
import { Harness, type Got } from '../testing/harness.ts';
import { Post } from '../testing/messages.ts';
import { accountOf } from '../../fixtures/seed/base-world.ts';
import { backOfficeSays, backOfficeSaysOf } from '../../fixtures/seed/back-office.ts';
import { funds } from '../../fixtures/seed/values/fund-ids.ts';
import { newVoucher } from '../domain/vouchers/issue.ts';
import { meetingValue, readyFacts } from './back-office.ts';

const platform = await Harness.open();
const post = new Post(platform);
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const check = async (persona: string): Promise<Got> =>
  platform.post(`/platform/funds/${funds.IIT}/check`, { as: await platform.tokenOf(persona) });

it('the back office says one thing of a resident and another of the others', async () => {
  const world = platform.world();
  backOfficeSays(world, { says: { residency: 'not_resident' } });
  const key = async (persona: string): Promise<unknown> => (await check(persona)).at('backoffice.backoffice_error_key');
  backOfficeSaysOf(world, accountOf(world, 'noor'), { fund: funds.IIT, says: { partner: 'has_voucher' } });
  expect([await key('noor'), await key('samira')]).toEqual(['taken_by_partner', 'not_resident']);
});

describe('what is put ready for a BSN', () => {
  function rowsOf(): { readonly fund: FundRow; readonly bsn: string } {
    const fund = platform.table('funds').get(funds.IIT);
    const { bsn } = accountOf(platform.world(), 'noor');
    if (!fund || bsn === null) throw new Error('The scenario has no such fund or BSN.');
    return { fund, bsn };
  }

  it('is a voucher that the next check gives to its owner', async () => {
    const { fund, bsn } = rowsOf();
    const vouchers = platform.table('vouchers');
    const { id } = vouchers.insert({ ...newVoucher(platform.world(), fund), waiting_bsn: bsn });
    expect((await check('noor')).at('vouchers')).toBe(1);
    expect(vouchers.get(id)?.identity_address).toBe(post.addressOf('noor'));
    expect(await post.kindsTo('noor')).toContain('identity_voucher_assigned_budget');
  });

  it('are facts that the next check uses', async () => {
    const { fund, bsn } = rowsOf();
    readyFacts(platform.world(), fund, bsn);
    expect((await check('noor')).at('prevalidations')).toBe(1);
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
