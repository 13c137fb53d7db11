import type { Failure } from '../shared/failure.ts';
import type { Found, SearchKind } from './search.ts';

/** The number of results of each kind; null for a kind of which it is unknown. */
export type Counts = Readonly<Record<SearchKind, number | null>>;

/** The first results of a kind, or why there are none. */
export interface ResultGroup {
  readonly kind: SearchKind;
  readonly items: readonly Found[];
  readonly count: number | null;
  readonly failure: Failure | null;
  /** Results that cannot be read. */
  readonly leftOut: number;
}

/** The results of a search, with the numbers of all kinds. */
export interface Results {
  /** Groups for an overview, otherwise null. */
  readonly groups: readonly ResultGroup[] | null;
  /** The results of the page; empty for an overview. */
  readonly items: readonly Found[];
  readonly counts: Counts;
  readonly currentPage: number;
  readonly lastPage: number;
  readonly total: number;
  /** See `Page`. */
  readonly leftOut?: number;
  /** The word that was searched instead, because the search text has no results. */
  readonly guessed?: string;
}
