/** What is known about a typed activation code. */
export type CodeFacts = {
  readonly prevalidation: 'pending' | 'used' | null;
  /** The caller has a live voucher of the prevalidation's fund. */
  readonly hasVoucherOfFund: boolean;
  /** Vouchers that carry the code, and those of them that nobody owns yet. */
  readonly vouchers: number;
  readonly freeVouchers: number;
};

/** The checks of part 1, 5.5, in their order: unknown, used, a voucher of the same fund, else good. */
export function redeemOutcome(facts: CodeFacts): 'not_found' | 'used' | 'used_same_fund' | 'good' {
  if (facts.prevalidation === null && facts.vouchers === 0) return 'not_found';
  const open = facts.prevalidation === 'pending';
  if (!open && facts.freeVouchers === 0) return 'used';
  return open && facts.hasVoucherOfFund ? 'used_same_fund' : 'good';
}
