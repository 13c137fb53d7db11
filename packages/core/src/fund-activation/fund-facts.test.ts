import { describe, expect, it } from 'vitest';
import { aCriterion, aFund, anApplicableFund } from '../../testing/a-fund.ts';
import { aVoucher } from '../../testing/a-voucher.ts';
import { fundFacts } from './fund-facts.ts';

describe('the derived facts of a fund', () => {
  it('contain the vouchers of this fund that are not expired [FA-012]', () => {
    const own = aVoucher({ fundId: '12' });
    const expired = aVoucher({ fundId: '12', expired: true });
    const other = aVoucher({ fundId: '13' });
    expect(fundFacts(aFund({ id: '12' }), [own, expired, other]).vouchers).toEqual([own]);
  });

  it('mark a fund as applicable only when all criteria are valid [FA-013]', () => {
    const met = aCriterion({ isValid: true });
    const criteriaOf = (...isValid: readonly (boolean | null)[]) =>
      isValid.map((valid) => ({ ...met, isValid: valid }));
    expect(fundFacts(aFund({ criteria: criteriaOf(true, true) }), []).isApplicable).toBe(true);
    expect(fundFacts(aFund({ criteria: criteriaOf(true, false) }), []).isApplicable).toBe(false);
    expect(fundFacts(aFund({ criteria: criteriaOf(true, null) }), []).isApplicable).toBe(false);
    expect(fundFacts(aFund({ criteria: [] }), []).isApplicable).toBe(true);
  });

  it('mark a fund as received only with an active voucher [FA-014]', () => {
    expect(fundFacts(aFund(), [aVoucher()]).alreadyReceived).toBe(true);
    expect(fundFacts(aFund(), [aVoucher({ expired: true })]).alreadyReceived).toBe(false);
  });

  it('allow applying when a fund is open, not received and accepts requests or codes [FA-015]', () => {
    expect(fundFacts(aFund(), []).canApply).toBe(true);
    expect(fundFacts(aFund({ allowFundRequests: false, allowPrevalidations: true }), []).canApply).toBe(true);
    expect(fundFacts(aFund({ allowFundRequests: false }), []).canApply).toBe(false);
    expect(fundFacts(aFund({ state: 'closed' }), []).canApply).toBe(false);
    expect(fundFacts(aFund({ hasApprovedFundRequests: true }), []).canApply).toBe(false);
    expect(fundFacts(aFund({ takenByPartner: true }), []).canApply).toBe(false);
    expect(fundFacts(aFund(), [aVoucher()]).canApply).toBe(false);
  });

  it('do not allow applying when the population register rules the resident out and there is no code', () => {
    const byAge = (overrides = {}) =>
      aFund({ criteria: [aCriterion({ recordTypeKey: 'age_nth', operator: '>', value: '64' })], ...overrides });
    expect(fundFacts(byAge(), [], { bsnKnown: true })).toMatchObject({ canApply: false, status: 'denied' });
    expect(fundFacts(byAge(), [], { bsnKnown: false })).toMatchObject({ canApply: true, status: 'applicable' });
    expect(fundFacts(byAge({ allowPrevalidations: true }), [], { bsnKnown: true }).canApply).toBe(true);
    expect(fundFacts(aFund(), [], { bsnKnown: true }).canApply).toBe(true);
  });

  it('allow activating when a fund is open, applicable, not received and not taken by a partner [FA-016]', () => {
    expect(fundFacts(anApplicableFund(), []).canActivate).toBe(true);
    expect(fundFacts(aFund(), []).canActivate).toBe(false);
    expect(fundFacts(anApplicableFund({ takenByPartner: true }), []).canActivate).toBe(false);
    expect(fundFacts(anApplicableFund({ hasPendingFundRequests: true }), []).canActivate).toBe(false);
    expect(fundFacts(anApplicableFund(), [aVoucher()]).canActivate).toBe(false);
  });

  it('mark a fund as pending while a request is in progress and there is no voucher [FA-017]', () => {
    expect(fundFacts(aFund({ hasPendingFundRequests: true }), []).isPending).toBe(true);
    expect(fundFacts(aFund({ hasPendingFundRequests: true }), [aVoucher()]).isPending).toBe(false);
    expect(fundFacts(aFund(), []).isPending).toBe(false);
  });

  it('show the activate button when the fund is activated without a request [FA-018]', () => {
    expect(fundFacts(anApplicableFund(), []).showActivateButton).toBe(true);
    expect(fundFacts(aFund({ allowFundRequests: false, allowPrevalidations: true }), []).showActivateButton).toBe(true);
    expect(fundFacts(aFund({ takenByPartner: true }), []).showActivateButton).toBe(true);
    expect(fundFacts(aFund(), []).showActivateButton).toBe(false);
    expect(fundFacts(anApplicableFund({ state: 'paused' }), []).showActivateButton).toBe(false);
    expect(fundFacts(anApplicableFund(), [aVoucher()]).showActivateButton).toBe(false);
  });
});

describe('the status of a fund', () => {
  it('is active, pending, activateable, applicable or denied, one at a time [FA-019] [FA-020]', () => {
    const voucher = aVoucher();
    expect(fundFacts(anApplicableFund({ hasPendingFundRequests: true }), [voucher]).status).toBe('active');
    expect(fundFacts(anApplicableFund({ hasPendingFundRequests: true }), []).status).toBe('pending');
    expect(fundFacts(anApplicableFund(), []).status).toBe('activateable');
    expect(fundFacts(aFund(), []).status).toBe('applicable');
    expect(fundFacts(aFund({ allowFundRequests: false }), []).status).toBe('denied');
    expect(fundFacts(anApplicableFund({ takenByPartner: true }), []).status).toBe('denied');
    expect(fundFacts(aFund({ state: 'closed' }), []).status).toBe('denied');
  });
});
