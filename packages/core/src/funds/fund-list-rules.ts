import type { Page, WholeList } from '../shared/page.ts';
import type { Fund } from './fund.ts';

/** Page size of the list of funds (FU-011). */
export const FUNDS_PER_PAGE = 10;

/** Several tags and organizations that a resident chose; none of a kind means all of it. */
export interface ChosenFunds {
  readonly tagIds: readonly string[];
  readonly organizationIds: readonly string[];
}

/** Whether a fund has one of the chosen tags and one of the chosen organizations. */
export function isChosen(fund: Fund, { tagIds, organizationIds }: ChosenFunds): boolean {
  if (tagIds.length > 0 && !fund.tags.some(({ id }) => tagIds.includes(id))) return false;
  return organizationIds.length === 0 || organizationIds.includes(fund.organizationId);
}

/** A page of the list of funds; where the shop makes it, also all funds out of which it is taken. */
export interface FundsPage extends Page<Fund> {
  /** Null where the platform made the page. */
  readonly all: WholeList<Fund> | null;
}
