import { describe, expect, it } from 'vitest';
import { aFund, anApplicableFund } from '../../testing/a-fund.ts';
import { aDay, aVoucher } from '../../testing/a-voucher.ts';
import { money } from '../shared/money.ts';
import { instant } from '../shared/instant.ts';
import { aFundRequest, aRequestProgress } from '../../testing/a-fund-request.ts';
import { declinedAnswers } from './request-decision.ts';
import { countAttention, otherFunds, outdatedDrafts, thingsToDo } from './things-to-do.ts';

const today = aDay('2026-11-21');
const NOTHING = { funds: [], vouchers: [], progress: [], today };

function ending(until: string, overrides: Parameters<typeof aVoucher>[0] = {}) {
  return aVoucher({ fundId: '90', expireAt: aDay(until), ...overrides });
}

describe('the list of things to do', () => {
  it('contains a fund with all criteria valid', () => {
    const fund = anApplicableFund();
    expect(thingsToDo({ ...NOTHING, funds: [fund, aFund({ id: '13' })], vouchers: [] })).toEqual([
      { kind: 'activate_fund', fund },
    ]);
  });

  it('leaves out a fund that the resident or the partner has', () => {
    const taken = anApplicableFund({ id: '13', takenByPartner: true });
    expect(
      thingsToDo({ ...NOTHING, funds: [anApplicableFund(), taken], vouchers: [aVoucher({ fundId: '12' })] }),
    ).toEqual([]);
  });

  it('offers no fund while a voucher of it may be among those that cannot be read', () => {
    const draft = { fundId: '13', savedAt: instant(5) };
    const funds = [anApplicableFund(), aFund({ id: '13' })];
    const things = thingsToDo({ ...NOTHING, funds, hasAllVouchers: false, drafts: [draft] });
    expect(things.map(({ kind }) => kind)).toEqual(['finish_request']);
  });

  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-12-22', true],
    ['2026-12-23', false],
  ])('contains a voucher that ends on %s: %s', (until, contained) => {
    const things = thingsToDo({ ...NOTHING, funds: [], vouchers: [ending(until)] });
    expect(things.map(({ kind }) => kind)).toEqual(contained ? ['use_voucher'] : []);
  });

  it.each([
    ['no balance', { amount: money(0) }],
    ['expired', { expired: true }],
    ['state deactivated', { state: 'deactivated' as const }],
    ['state unknown', { state: 'unknown' as const }],
  ])('leaves out a voucher: %s', (_, overrides) => {
    expect(thingsToDo({ ...NOTHING, funds: [], vouchers: [ending('2026-12-01', overrides)] })).toEqual([]);
  });

  it('is ordered: vouchers by end date, requests in progress; a fund to activate is no task for who has vouchers', () => {
    const ready = anApplicableFund();
    const awaited = aFund({ id: '13', hasPendingFundRequests: true });
    const vouchers = [ending('2026-12-15'), ending('2026-12-01')];
    const things = thingsToDo({ ...NOTHING, funds: [awaited, ready], vouchers: vouchers });
    const keys = things.map((thing) => (thing.kind === 'use_voucher' ? thing.until : thing.fund.id));
    expect(keys).toEqual(['2026-12-01', '2026-12-15', '13']);
    const viewer = { bsnKnown: false };
    expect(otherFunds({ funds: [awaited, ready], vouchers }, [], viewer)).toEqual([{ fund: ready, isReady: true }]);
  });

  it('has every entry, and counts those that ask something of the resident', () => {
    const funds = Array.from({ length: 9 }, (_, index) => anApplicableFund({ id: String(index) }));
    const awaited = aFund({ id: '13', hasPendingFundRequests: true });
    const things = thingsToDo({ ...NOTHING, funds: [...funds, awaited], vouchers: [] });
    expect(things).toHaveLength(10);
    expect(countAttention(things)).toBe(9);
  });
});

describe('an unfinished request', () => {
  const draft = { fundId: '12', savedAt: instant(5) };

  it.each([
    ['is a task while it can be sent', {}, ['finish_request']],
    ['is no task while a request is in progress', { hasPendingFundRequests: true }, ['await_request']],
    ['is no task when the fund takes no requests', { allowFundRequests: false }, []],
    ['is no task when the fund has ended', { state: 'closed' as const }, []],
  ])('%s', (_, overrides, kinds) => {
    const things = thingsToDo({ ...NOTHING, funds: [aFund(overrides)], drafts: [draft] });
    expect(things.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('is outdated once a request was sent or a voucher is there', () => {
    const pending = aFund({ hasPendingFundRequests: true });
    expect(outdatedDrafts({ funds: [pending], vouchers: [], drafts: [draft] })).toEqual([draft]);
    expect(outdatedDrafts({ funds: [aFund()], vouchers: [aVoucher({ fundId: '12' })], drafts: [draft] })).toEqual([
      draft,
    ]);
    expect(outdatedDrafts({ funds: [aFund()], vouchers: [], drafts: [draft] })).toEqual([]);
    const unknown = aVoucher({ fundId: '12', state: 'unknown' });
    expect(outdatedDrafts({ funds: [aFund()], vouchers: [unknown], drafts: [draft] })).toEqual([]);
  });
});

describe('the decision on a request', () => {
  const fund = aFund();
  const voucher = aVoucher({ fundId: '12', address: '0xa' });
  const kinds = (
    state: Parameters<typeof aRequestProgress>[0] extends { state?: infer State } | undefined ? State : never,
    facts: Partial<Parameters<typeof thingsToDo>[0]> = {},
  ) => thingsToDo({ ...NOTHING, funds: [fund], progress: [aRequestProgress({ state })], ...facts });

  it.each(['declined', 'disregarded', 'approved', 'approved_partly'] as const)(
    'is listed until the request was opened: %s',
    (state) => {
      expect(kinds(state)).toMatchObject([{ kind: 'read_decision', voucher: null, request: { state } }]);
      expect(kinds(state, { opened: ['701'] })).toEqual([]);
      expect(countAttention(kinds(state))).toBe(1);
    },
  );

  it.each(['pending', 'unknown'] as const)('is none of a request that is %s', (state) => {
    expect(kinds(state)).toEqual([]);
  });

  it('has the voucher that it gave, and is old once that was opened or has expired', () => {
    expect(kinds('approved', { vouchers: [voucher] })).toMatchObject([{ kind: 'read_decision', voucher }]);
    expect(kinds('approved', { vouchers: [voucher], opened: ['0xa'] })).toEqual([]);
    expect(kinds('approved', { vouchers: [{ ...voucher, expired: true }] })).toEqual([]);
  });

  it('the decision on a request to refuse is old once the resident has a voucher of the fund', () => {
    expect(kinds('declined', { vouchers: [voucher] })).toEqual([]);
  });

  it('names the answers that were declined', () => {
    const [criterion] = fund.criteria;
    const records = [
      { criterionId: criterion?.id ?? null, state: 'declined' as const },
      { criterionId: 'other', state: 'approved' as const },
    ];
    expect(declinedAnswers(fund, aFundRequest({ records }))).toEqual([criterion?.recordTypeName]);
  });
});
