import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { aCriterion, aFund, anApplicableFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { describe, expect, it } from 'vitest';
import { criterionSentence, criterionState } from './criterion-sentence.ts';
import { fundAction, fundActionInList } from './fund-action.ts';
import { shownStatus, noActionReason } from './fund-status.ts';
import { worthOf, worthWithoutAmount } from './parts/worth-text.ts';
import texts from './texts.nl.json' with { type: 'json' };

const RESIDENT = { signedIn: true, bsnKnown: true };
const VISITOR = { signedIn: false, bsnKnown: false };

describe('the worth of a fund', () => {
  it('adds up fixed formulas and lists each formula that depends on a record', () => {
    const lines = worthOf(
      aFund({
        formulas: [
          { type: 'fixed', amount: money(100_00) },
          { type: 'fixed', amount: money(50_00) },
          { type: 'multiply', amount: money(25_00), recordTypeKey: 'children_nth' },
        ],
      }),
    );
    expect(lines.map(({ amount, unit }) => [amount, unit])).toEqual([
      [150_00, null],
      [25_00, { key: 'funds.worth.perChild' }],
    ]);
  });

  it('takes the name of a record from a criterion with the same record type', () => {
    const criteria = [aCriterion({ recordTypeKey: 'bikes_nth', recordTypeName: 'Aantal fietsen' })];
    const [line] = worthOf(
      aFund({ criteria, formulas: [{ type: 'multiply', amount: money(5_00), recordTypeKey: 'bikes_nth' }] }),
    );
    expect(line?.unit).toEqual({ key: 'funds.worth.perRecord', values: { name: 'aantal fietsen' } });
  });

  it('has a general unit for a record without a name', () => {
    const [line] = worthOf(aFund({ formulas: [{ type: 'multiply', amount: money(5_00), recordTypeKey: 'x' }] }));
    expect(line?.unit).toEqual({ key: 'funds.worth.perUnknown' });
  });

  it('is a discount without an amount for a subsidy of zero', () => {
    const fund = aFund({ type: 'subsidies', formulas: [{ type: 'fixed', amount: money(0) }] });
    expect(worthOf(fund)).toEqual([]);
    expect(worthWithoutAmount(fund)).toBe('funds.worth.discount');
    expect(worthWithoutAmount(aFund())).toBeNull();
  });
});

describe('a criterion', () => {
  it.each([
    ['=', 'funds.criterion.equal'],
    ['!=', 'funds.criterion.unequal'],
    ['>', 'funds.criterion.more'],
    ['<', 'funds.criterion.less'],
    ['>=', 'funds.criterion.atLeast'],
    ['<=', 'funds.criterion.atMost'],
  ] as const)('a criterion with %s has a sentence of its own', (operator, key) => {
    expect(criterionSentence(aCriterion({ operator, value: '2' }))).toEqual({
      key,
      values: { name: 'Aantal kinderen', value: '2' },
    });
    expect(texts).toHaveProperty([key]);
  });

  it.each([
    { isValid: true, hasRecord: null, canApply: true, state: 'met' },
    { isValid: false, hasRecord: null, canApply: true, state: 'unknown' },
    { isValid: false, hasRecord: true, canApply: true, state: 'unmet' },
    { isValid: false, hasRecord: null, canApply: false, state: 'unmet' },
    { isValid: null, hasRecord: null, canApply: false, state: 'unknown' },
  ] as const)('is $state for $isValid (record: $hasRecord, can apply: $canApply)', (one) => {
    const criterion = aCriterion({ isValid: one.isValid, hasRecord: one.hasRecord });
    expect(criterionState(criterion, true, one.canApply)).toBe(one.state);
    expect(criterionState(criterion, false, one.canApply)).toBe('unknown');
  });
});

describe('the action of a fund', () => {
  const toActivation = goTo('fund-activate', { fundId: '12' });

  it("is a request, with the fund's own button text when it has one", () => {
    expect(fundAction(aFund(), [])).toEqual({ kind: 'go', label: { key: 'funds.button.request' }, to: toActivation });
    expect(fundAction(aFund({ requestButtonText: 'Doe mee' }), [])).toMatchObject({ label: { literal: 'Doe mee' } });
  });

  it('is null for an external address that is not http or https', () => {
    const fund = aFund({ isExternal: true, externalLink: { text: 'Ga', url: 'javascript:alert(1)' } });
    expect(fundAction(fund, [])).toBeNull();
  });

  it('activates the fund in a list for a resident who meets all criteria', () => {
    expect(fundActionInList(anApplicableFund(), [], RESIDENT)).toEqual({
      kind: 'apply',
      label: { key: 'funds.button.activate' },
    });
  });

  it.each([
    ['a visitor, also of a fund without criteria', aFund({ criteria: [] }), VISITOR],
    ['a resident of a fund with an open condition', aFund(), RESIDENT],
  ])('is not there in a list for %s, whom the page of the fund tells the conditions first', (_who, fund, viewer) => {
    expect(fundAction(fund, [], viewer)).toMatchObject({ kind: 'go', to: toActivation });
    expect(fundActionInList(fund, [], viewer)).toBeNull();
  });

  it('opens the voucher when the resident has one, also in a list', () => {
    const voucher = aVoucher();
    expect(fundActionInList(anApplicableFund(), [voucher], RESIDENT)).toMatchObject({
      kind: 'go',
      label: { key: 'funds.list.open' },
      to: goTo('voucher', { address: voucher.address }),
    });
  });
});

const TOO_YOUNG = aFund({ criteria: [aCriterion({ recordTypeKey: 'age_nth', value: '64' })] });

describe('the status and the button of a fund', () => {
  it.each([
    ['a fund of the partner', anApplicableFund({ takenByPartner: true }), 'denied', 'funds.list.why'],
    ['a fund for another age', TOO_YOUNG, 'denied', null],
    [
      'a fund with a code only',
      aFund({ allowFundRequests: false, allowPrevalidations: true }),
      'unlocked',
      'funds.button.activate',
    ],
    ['a fund that only DigiD unlocks', aFund({ allowFundRequests: false }), 'unlocked', 'funds.button.activate'],
    ['a fund to request', aFund(), 'applicable', 'funds.button.request'],
  ] as const)('agree for %s', (_, fund, status, label) => {
    expect(shownStatus(fund, [], RESIDENT)).toBe(status);
    const action = fundAction(fund, [], RESIDENT);
    expect(action && 'key' in action.label ? action.label.key : null).toBe(label);
  });
});

describe('the status of a fund', () => {
  it('is active when the resident has a voucher, also after the fund closed', () => {
    expect(shownStatus(aFund({ state: 'closed' }), [aVoucher()], RESIDENT)).toBe('active');
  });

  it('is null when nobody knows the state of the vouchers of the fund', () => {
    const unknown = aVoucher({ state: 'unknown' });
    expect(shownStatus(aFund(), [unknown], RESIDENT)).toBeNull();
    expect(shownStatus(aFund(), [unknown, aVoucher()], RESIDENT)).toBe('active');
  });

  it.each([
    ['external', aFund({ isExternal: true, state: 'closed' })],
    ['closed', aFund({ state: 'closed', hasApprovedFundRequests: true })],
    ['paused', aFund({ state: 'paused' })],
    ['approved', aFund({ hasApprovedFundRequests: true })],
    ['takenByPartner', aFund({ takenByPartner: true })],
    ['other', aFund({ allowFundRequests: false })],
  ] as const)('comes with a reason when the fund offers no action: %s', (reason, fund) => {
    expect(noActionReason(fund)).toBe(reason);
    expect(texts).toHaveProperty([`funds.fund.noAction.${reason}.title`]);
  });
});
