/** Page size of the list of funds (1 §9). */
export const FUNDS_PER_PAGE = 10;

/** The requested page of a list; absent values have a default. */
export interface Paging {
  readonly page?: number;
  readonly perPage?: number;
}

/** Adds the paging defaults to a filter: the first page of ten (1 §2). */
export function withPaging<Filter extends Paging>(filter: Filter): Filter & Required<Paging> {
  return { ...filter, page: filter.page ?? 1, perPage: filter.perPage ?? FUNDS_PER_PAGE };
}
