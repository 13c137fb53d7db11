import { describe, expect, it } from 'vitest';
import { overYearlyLimit, redeemOutcome } from './redeem.ts';

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

describe('one activation code a year', () => {
  const year = 365 * 24 * 3_600_000;
  const now = 2 * year;
  const code = (fundId: number, limitPerFund: boolean, at: number) => ({ fundId, limitPerFund, at });

  it.each([
    ['nothing was redeemed', [], false],
    ['a code of another fund was redeemed yesterday', [code(2, false, now - 86_400_000)], true],
    ['a code was redeemed a year ago', [code(2, false, now - year)], false],
    ['a code of a fund with its own limit was redeemed', [code(2, true, now - 1)], false],
  ])('is kept when %s [FA-064]', (_what, redeemed, over) => {
    expect(overYearlyLimit({ fundId: 1, limitPerFund: false }, redeemed, now)).toBe(over);
  });

  it.each([
    ['a code of another fund was redeemed', [code(2, false, now - 1)], false],
    ['a code of the same fund was redeemed', [code(1, true, now - 1)], true],
  ])('counts for one fund alone where the fund says so, when %s [FA-065]', (_what, redeemed, over) => {
    expect(overYearlyLimit({ fundId: 1, limitPerFund: true }, redeemed, now)).toBe(over);
  });
});
