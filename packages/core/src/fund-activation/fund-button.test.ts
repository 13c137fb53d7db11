import { describe, expect, it } from 'vitest';
import { aFund, anApplicableFund } from '../../testing/a-fund.ts';
import { aVoucher } from '../../testing/a-voucher.ts';
import { goTo } from '../shared/destination.ts';
import { fundButton } from './fund-button.ts';

const toActivation = goTo('fund-activate', { fundId: '12' });
const link = { text: 'Naar de stichting', url: 'https://stichting.example/' };

describe('the button of a fund', () => {
  it('is request when the fund can be requested', () => {
    expect(fundButton(aFund(), [])).toEqual({ kind: 'request', destination: toActivation });
  });

  it('is activate when all criteria are valid', () => {
    expect(fundButton(anApplicableFund(), [])).toEqual({ kind: 'activate', destination: toActivation });
  });

  it('explains that the partner has the fund, instead of activating it', () => {
    expect(fundButton(anApplicableFund({ takenByPartner: true }), [])).toEqual({ kind: 'taken_by_partner' });
    expect(fundButton(aFund({ takenByPartner: true }), [])).toEqual({ kind: 'taken_by_partner' });
  });

  it('is pending while a request is in progress', () => {
    expect(fundButton(aFund({ hasPendingFundRequests: true }), [])).toEqual({ kind: 'pending' });
  });

  it('is received with a voucher, and leads to it, or to the list when there are several', () => {
    const voucher = aVoucher({ address: '0xa' });
    const fund = aFund({ hasPendingFundRequests: true });
    expect(fundButton(fund, [voucher])).toEqual({ kind: 'received', destination: goTo('voucher', { address: '0xa' }) });
    expect(fundButton(fund, [voucher, aVoucher()])).toEqual({ kind: 'received', destination: goTo('vouchers', {}) });
  });

  it('is the link of an external fund', () => {
    expect(fundButton(aFund({ isExternal: true, externalLink: link }), [])).toEqual({ kind: 'external', ...link });
  });

  it('is absent when no action is possible', () => {
    expect(fundButton(aFund({ isExternal: true }), [])).toBeNull();
    expect(fundButton(aFund({ state: 'closed' }), [])).toBeNull();
  });
});
