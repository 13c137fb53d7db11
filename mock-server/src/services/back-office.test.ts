import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { FundRow } from '../tables/funds.ts';
import { Harness } from '../testing/harness.ts';
import type { Got } from '../testing/harness.ts';
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

it.each([
  [{}, null],
  [
    { eligibility: 'not_eligible' },
    { backoffice_error: 1, backoffice_error_key: 'not_eligible', backoffice_fallback: 1 },
  ],
  [
    { residency: 'not_resident' },
    { backoffice_error: 1, backoffice_error_key: 'not_resident', backoffice_fallback: 0 },
  ],
  [
    { partner: 'has_voucher' },
    { backoffice_error: 1, backoffice_error_key: 'taken_by_partner', backoffice_fallback: 0 },
  ],
  [
    { eligibility: 'no_response' },
    { backoffice_error: 1, backoffice_error_key: 'no_response', backoffice_fallback: 0 },
  ],
] as const)('the back office says %j of one resident, and something else of the others', async (says, wanted) => {
  const world = platform.world();
  backOfficeSays(world, { says: { residency: 'not_resident' } });
  backOfficeSaysOf(world, accountOf(world, 'noor'), { fund: funds.IIT, says });
  expect((await check('noor')).at('backoffice')).toEqual(wanted);
  expect((await check('samira')).at('backoffice.backoffice_error_key')).toBe('not_resident');
});

it('the back office sends who is not eligible elsewhere', async () => {
  const redirect_url = 'https://gemeente.example/aanvragen';
  backOfficeSays(platform.world(), { says: { eligibility: 'not_eligible' }, redirect_url });
  expect((await check('noor')).at('backoffice')).toEqual({ backoffice_redirect: redirect_url });
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
