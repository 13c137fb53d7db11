import type { Cents } from '../../tables/row.ts';

/** What a checkout knows when a voucher is shown to it. */
export type PaymentFacts = {
  readonly active: boolean;
  readonly expired: boolean;
  /** May this provider take money of the fund, or of this offer? */
  readonly accepted: boolean;
  readonly left: Cents;
  readonly amount: Cents;
};

export type PaymentProblem = 'deactivated' | 'expired' | 'not_accepted' | 'no_amount' | 'too_little';

/** Why a payment is refused, or null; in the order in which a provider's app asks. */
export function paymentProblem(facts: PaymentFacts): PaymentProblem | null {
  if (!facts.active) return 'deactivated';
  if (facts.expired) return 'expired';
  if (!facts.accepted) return 'not_accepted';
  if (facts.amount <= 0) return 'no_amount';
  return facts.amount > facts.left ? 'too_little' : null;
}

/** Cents of what somebody typed as an amount, such as `12,50`; null when it is none. */
export function centsIn(text: string): Cents | null {
  const found = /^(?:€\s*)?(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!found) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? '0').padEnd(2, '0'));
}
