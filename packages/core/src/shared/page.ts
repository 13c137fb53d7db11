/** One page of a list (2 §3, pagination meta). `currentPage` starts at 1; `lastPage` is at least 1. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly currentPage: number;
  readonly lastPage: number;
  readonly total: number;
}

/** A list without paging as a single page. */
export function singlePage<T>(items: readonly T[]): Page<T> {
  return { items, currentPage: 1, lastPage: 1, total: items.length };
}
