import { failure, type Failure } from './failure.ts';
import { err, ok, type Result } from './result.ts';

/** One page of a list (API-212). `currentPage` starts at 1; `lastPage` is at least 1. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly currentPage: number;
  readonly lastPage: number;
  readonly total: number;
  /** Items of this page that the shop cannot read and so does not show; absent when it can read all of them. */
  readonly leftOut?: number;
}

/** The part of a page that tells how many items are left out: nothing when none are. */
export function leavingOut(count: number): Pick<Page<unknown>, 'leftOut'> {
  return count === 0 ? {} : { leftOut: count };
}

/**
 * A list of which every page was read (reading 54). What sums, counts or looks for what is not there takes this type, which no
 * page of a longer list has.
 */
export interface WholeList<T> extends Page<T> {
  readonly currentPage: 1;
  readonly lastPage: 1;
}

/**
 * The items of a list, for what follows from an item that is not among them; a failure when the list is
 * incomplete, because then absence proves nothing.
 */
export function completeItems<T>(list: Result<WholeList<T>, Failure>): Result<readonly T[], Failure> {
  if (!list.ok) return list;
  const all = allItems(list.value);
  return all === null ? err(failure('unexpected')) : ok(all);
}

/** The items of a list for a count, or for what is not among them; null while it is not read, and when some cannot be read. */
export function allItems<T>(list: WholeList<T> | null): readonly T[] | null {
  return list === null || list.leftOut !== undefined ? null : list.items;
}

/** A list without paging as a single page. */
export function singlePage<T>(items: readonly T[]): WholeList<T> {
  return { items, currentPage: 1, lastPage: 1, total: items.length };
}
