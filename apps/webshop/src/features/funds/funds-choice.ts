import { cleanLine, fold } from '@stadstegoed/core/shared/typed-text.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { isChosen } from '@stadstegoed/core/funds/fund-list-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Viewer } from './fund-action.ts';
import { badgeStatus, type FundBadgeStatus } from './fund-status.ts';
import { chosenIn, FUNDS_QUERY, type FilterName, type FundsQuery } from './funds-query.ts';

/** How many funds a choice would show, among all funds. The search text counts in name and short description. */
export function countOf(all: readonly Fund[], query: FundsQuery): number {
  const words = fold(cleanLine(query.q));
  return all.filter(
    (fund) =>
      isChosen(fund, chosenIn(query)) &&
      (query.withExternal || !fund.isExternal) &&
      fold(`${fund.name} ${fund.descriptionShort ?? ''}`).includes(words),
  ).length;
}

/** The filters of which each, when it is removed, gives results again, with their number. */
export function waysOut(
  all: readonly Fund[],
  query: FundsQuery,
  active: readonly FilterName[],
): readonly { readonly name: FilterName; readonly count: number }[] {
  return active
    .map((name) => ({ name, count: countOf(all, FUNDS_QUERY.without(query, [name])) }))
    .filter(({ count }) => count > 0);
}

/** What fits the resident first, what does not last; equal funds keep their order. */
const RANKS: Readonly<Record<FundBadgeStatus, number>> = {
  activateable: 0,
  unlocked: 1,
  active: 1,
  applicable: 1,
  pending: 2,
  external: 3,
  paused: 4,
  denied: 4,
  closed: 5,
};

/** The order in which the funds stand. */
export type FundsOrder = 'fit' | 'name';

/** Funds in an order: what fits the resident best, or by name. */
export function inOrder(
  funds: readonly Fund[],
  order: FundsOrder,
  { vouchers, viewer }: { readonly vouchers: readonly Voucher[]; readonly viewer: Viewer },
): readonly Fund[] {
  if (order === 'name') return [...funds].sort((a, b) => a.name.localeCompare(b.name, 'nl'));
  const rankOf = (fund: Fund): number => {
    const status = badgeStatus(fund, vouchers, viewer);
    return status === null ? 0 : RANKS[status];
  };
  return [...funds].sort((a, b) => rankOf(a) - rankOf(b));
}
