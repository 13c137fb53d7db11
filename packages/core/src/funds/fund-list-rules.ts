/** How many funds the list shows on a page (1 §9). */
export const FUNDS_PER_PAGE = 10;

/** Which page of a list is asked for; what is left out has a default. */
export interface Paging {
  readonly page?: number;
  readonly perPage?: number;
}

/** Completes what the address of the list says to what is asked: the first page of ten (1 §2). */
export function withPaging<Filter extends Paging>(filter: Filter): Filter & Required<Paging> {
  return { ...filter, page: filter.page ?? 1, perPage: filter.perPage ?? FUNDS_PER_PAGE };
}
