import { NO_MONEY, sumMoney, type Money } from '../shared/money.ts';
import type { WholeList } from '../shared/page.ts';
import {
  situationOf,
  type KnownReimbursementState,
  type Reimbursement,
  type ReimbursementState,
} from './reimbursement.ts';

/** The sums over all reimbursements of a resident, and how many there are in each state. */
export interface ReimbursementTotals {
  /** Approved in the year. */
  readonly received: Money;
  /** Pending, while the voucher is valid. */
  readonly underWay: Money;
  readonly counts: Readonly<Record<KnownReimbursementState, number>>;
  /** Those that are in none of these, because they cannot be read or their state is unknown. */
  readonly uncounted: number;
}

/** The totals in a year, four digits. */
export function reimbursementTotals(
  { items: all, leftOut = 0 }: WholeList<Reimbursement>,
  year: string,
): ReimbursementTotals {
  const sumOf = (isCounted: (item: Reimbursement) => boolean): Money =>
    sumMoney(all.filter(isCounted).map(({ amount }) => amount ?? NO_MONEY));
  const countOf = (state: ReimbursementState): number => all.filter((item) => item.state === state).length;
  return {
    received: sumOf((item) => item.state === 'approved' && item.resolvedOn?.startsWith(year) === true),
    underWay: sumOf((item) => situationOf(item) === 'pending'),
    counts: {
      draft: countOf('draft'),
      pending: countOf('pending'),
      approved: countOf('approved'),
      declined: countOf('declined'),
    },
    uncounted: leftOut + countOf('unknown'),
  };
}
