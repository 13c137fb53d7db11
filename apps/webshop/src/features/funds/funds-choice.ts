import { cleanLine, fold } from '@stadstegoed/core/shared/typed-text.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { isChosen } from '@stadstegoed/core/funds/fund-list-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Viewer } from './fund-action.ts';
import { shownStatus, type ShownStatus } from './fund-status.ts';
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

/** What a fund is to a resident, in the order of the list. */
export const FUND_GROUPS = ['have', 'meets', 'perhaps', 'not'] as const;

/** One group of the list: has or asked for it, meets all criteria, may get it, cannot get it. */
export type FundGroup = (typeof FUND_GROUPS)[number];

const GROUP_OF: Readonly<Record<ShownStatus, FundGroup>> = {
  active: 'have',
  pending: 'have',
  activateable: 'meets',
  unlocked: 'perhaps',
  applicable: 'perhaps',
  external: 'perhaps',
  paused: 'not',
  denied: 'not',
  closed: 'not',
};

/** The group of a fund for a resident. Only a voucher of an unknown state has no status, and that is a voucher she has. */
export function groupOf(fund: Fund, { vouchers, viewer }: KnownOfResident): FundGroup {
  const status = shownStatus(fund, vouchers, viewer);
  return status === null ? 'have' : GROUP_OF[status];
}

/** What decides the group of a fund. */
export interface KnownOfResident {
  readonly vouchers: readonly Voucher[];
  readonly viewer: Viewer;
}

/** Funds in the order of their groups; those of one group keep their order. */
export function inGroups(funds: readonly Fund[], known: KnownOfResident): readonly Fund[] {
  const rankOf = (fund: Fund): number => FUND_GROUPS.indexOf(groupOf(fund, known));
  return [...funds].sort((a, b) => rankOf(a) - rankOf(b));
}
