import { dayLength } from '../../calendar.ts';

/** What is known about a typed activation code. */
export type CodeFacts = {
  readonly prevalidation: 'pending' | 'used' | null;
  /** The caller has a live voucher of the prevalidation's fund. */
  readonly hasVoucherOfFund: boolean;
  /** Vouchers that carry the code, and those of them that nobody owns yet. */
  readonly vouchers: number;
  readonly freeVouchers: number;
};

/** A code that was redeemed before. */
export type RedeemedCode = { readonly fundId: number; readonly limitPerFund: boolean; readonly at: number };

/** How long one code keeps the next away, in milliseconds. */
const YEAR = 365 * dayLength;

/**
 * Whether the limit of one activation code per e-mail address per year stands in the way (FA-065). A fund with a limit of
 * its own looks at codes of that fund alone, and its codes do not count for the others.
 */
export function overYearlyLimit(
  wanted: Omit<RedeemedCode, 'at'>,
  redeemed: readonly RedeemedCode[],
  now: number,
): boolean {
  return redeemed
    .filter(({ at }) => now - at < YEAR)
    .some((code) => (wanted.limitPerFund ? code.fundId === wanted.fundId : !code.limitPerFund));
}

/** The checks in their order: unknown, used, a voucher of the same fund, else good. */
export function redeemOutcome(facts: CodeFacts): 'not_found' | 'used' | 'used_same_fund' | 'good' {
  if (facts.prevalidation === null && facts.vouchers === 0) return 'not_found';
  const open = facts.prevalidation === 'pending';
  if (!open && facts.freeVouchers === 0) return 'used';
  return open && facts.hasVoucherOfFund ? 'used_same_fund' : 'good';
}
