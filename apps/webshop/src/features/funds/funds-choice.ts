import { cleanLine, fold } from '@stadstegoed/core/shared/typed-text.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { FundChoice, FundFilter } from '@stadstegoed/core/funds/funds.port.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { pageOfList } from '@stadstegoed/core/shared/page-of-list.ts';
import { leavingOut, singlePage, type Page, type WholeList } from '@stadstegoed/core/shared/page.ts';
import { mapResult, type Result } from '@stadstegoed/core/shared/result.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { Viewer } from './fund-action.ts';
import { badgeStatus, type FundBadgeStatus } from './fund-status.ts';
import { FUNDS_QUERY, idsOf, toFundChoice, type FilterName, type FundsQuery } from './funds-query.ts';

/** A page of the list of funds; where the shop makes it, also all funds out of which it is taken. */
export interface ShownFunds extends Page<Fund> {
  /** Null where the platform made the page. */
  readonly all: WholeList<Fund> | null;
}

/** How the funds are read. */
export interface FundReads {
  readonly list: (filter: FundFilter) => Promise<Result<Page<Fund>, Failure>>;
  readonly listAll: (choice: FundChoice) => Promise<Result<WholeList<Fund>, Failure>>;
  /** Whether the shop puts the funds in order, which takes all of them. */
  readonly isOrdered: boolean;
}

/**
 * Reads the page of an address. The platform filters by one tag and one organization; for several, and in an order that the
 * platform does not know, the page is taken from all funds.
 */
export async function readFundsPage(query: FundsQuery, reads: FundReads): Promise<Result<ShownFunds, Failure>> {
  const { page, perPage } = query;
  const choice = toFundChoice(query);
  if (!reads.isOrdered && !hasSeveral(query)) {
    return mapResult(await reads.list({ ...choice, page, perPage }), (shown) => ({ ...shown, all: null }));
  }
  return mapResult(await reads.listAll(choice), (list) => {
    const all = hasSeveral(query) ? chosenOf(list, query) : list;
    return { ...pageOfList(all, { number: page, size: perPage }), all };
  });
}

function hasSeveral({ tagId, organizationId }: FundsQuery): boolean {
  return idsOf(tagId).length > 1 || idsOf(organizationId).length > 1;
}

function chosenOf({ items, leftOut = 0 }: WholeList<Fund>, query: FundsQuery): WholeList<Fund> {
  return { ...singlePage(items.filter((fund) => isChosen(fund, query))), ...leavingOut(leftOut) };
}

/** Whether a fund has one of the chosen tags and one of the chosen organizations. */
function isChosen(fund: Fund, { tagId, organizationId }: FundsQuery): boolean {
  const [tags, organizations] = [idsOf(tagId), idsOf(organizationId)];
  if (tags.length > 0 && !fund.tags.some(({ id }) => tags.includes(id))) return false;
  return organizations.length === 0 || organizations.includes(fund.organizationId);
}

/** How many funds a choice would show, among all funds. The search text counts in name and short description. */
export function countOf(all: readonly Fund[], query: FundsQuery): number {
  const words = fold(cleanLine(query.q));
  return all.filter(
    (fund) =>
      isChosen(fund, query) &&
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
