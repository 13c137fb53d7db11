import { expect, it } from 'vitest';
import { aFund, anApplicableFund } from '../../testing/a-fund.ts';
import { aVoucher } from '../../testing/a-voucher.ts';
import { goTo } from '../shared/destination.ts';
import { fundButton } from './fund-button.ts';

const toActivation = goTo('fund-activate', { fundId: '12' });
const link = { text: 'Naar de stichting', url: 'https://stichting.example/' };

it('the button of a fund requests, activates, explains or leads to what the resident has', () => {
  expect(fundButton(aFund(), [])).toEqual({ kind: 'request', destination: toActivation });
  expect(fundButton(anApplicableFund(), [])).toEqual({ kind: 'activate', destination: toActivation });
  expect(fundButton(anApplicableFund({ takenByPartner: true }), [])).toEqual({ kind: 'taken_by_partner' });
  expect(fundButton(aFund({ takenByPartner: true }), [])).toEqual({ kind: 'taken_by_partner' });
  expect(fundButton(aFund({ hasPendingFundRequests: true }), [])).toEqual({ kind: 'pending' });
  expect(fundButton(aFund({ isExternal: true, externalLink: link }), [])).toEqual({ kind: 'external', ...link });
});

it('the button of a fund leads to its voucher, or to the list when there are several', () => {
  const voucher = aVoucher({ address: '0xa' });
  const fund = aFund({ hasPendingFundRequests: true });
  expect(fundButton(fund, [voucher])).toEqual({ kind: 'received', destination: goTo('voucher', { address: '0xa' }) });
  expect(fundButton(fund, [voucher, aVoucher()])).toEqual({ kind: 'received', destination: goTo('vouchers', {}) });
});

it('a fund without a possible action has no button', () => {
  const funds = [
    aFund({ isExternal: true }),
    aFund({ state: 'closed' }),
    aFund({ state: 'closed', takenByPartner: true }),
  ];
  expect(funds.map((fund) => fundButton(fund, []))).toEqual([null, null, null]);
});
