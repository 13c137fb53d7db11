import type { FundFilter } from './funds.port.ts';

/** How many funds the list shows on a page (1 §9). */
export const FUNDS_PER_PAGE = 10;

/** Completes what the address of the list says to what is asked: the first page of ten (1 §2). */
export function withPaging(filter: FundFilter): FundFilter & { readonly page: number; readonly perPage: number } {
  return { ...filter, page: filter.page ?? 1, perPage: filter.perPage ?? FUNDS_PER_PAGE };
}
