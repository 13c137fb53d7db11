import { expect, it } from 'vitest';
import { redeemOutcome } from './redeem.ts';

it.each([
  ['not_found', { prevalidation: null, hasVoucherOfFund: false, vouchers: 0, freeVouchers: 0 }],
  ['used', { prevalidation: 'used', hasVoucherOfFund: true, vouchers: 0, freeVouchers: 0 }],
  ['used', { prevalidation: null, hasVoucherOfFund: false, vouchers: 2, freeVouchers: 0 }],
  ['used_same_fund', { prevalidation: 'pending', hasVoucherOfFund: true, vouchers: 0, freeVouchers: 0 }],
  ['good', { prevalidation: 'pending', hasVoucherOfFund: false, vouchers: 0, freeVouchers: 0 }],
  ['good', { prevalidation: null, hasVoucherOfFund: false, vouchers: 2, freeVouchers: 1 }],
  ['good', { prevalidation: 'used', hasVoucherOfFund: true, vouchers: 1, freeVouchers: 1 }],
] as const)('calls a code %s', (outcome, facts) => {
  expect(redeemOutcome(facts)).toBe(outcome);
});
