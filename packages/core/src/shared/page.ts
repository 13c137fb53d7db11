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
 * The items of a list, for what follows from an item that is not among them; a failure when some cannot be read, because
 * nobody knows then what is not there.
 */
export function completeItems<T>(page: Result<Page<T>, Failure>): Result<readonly T[], Failure> {
  if (!page.ok) return page;
  return page.value.leftOut === undefined ? ok(page.value.items) : err(failure('unexpected'));
}

/** A list without paging as a single page. */
export function singlePage<T>(items: readonly T[]): Page<T> {
  return { items, currentPage: 1, lastPage: 1, total: items.length };
}
