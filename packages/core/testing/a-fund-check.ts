import type { FundCheck } from '../src/fund-activation/fund-check.ts';

/** A check that found nothing. */
export function aFundCheck(overrides: Partial<FundCheck> = {}): FundCheck {
  return { backoffice: null, assignedVouchers: 0, assignedPrevalidations: 0, vouchers: [], ...overrides };
}
