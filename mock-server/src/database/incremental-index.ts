import type { Row } from './tables/row.ts';
import type { Turn } from './table.ts';

/** A table as a list that follows it sees it. */
export type Followed<R extends Row> = {
  readonly version: number;
  changedSince(version: number): readonly Turn<R>[] | null;
};

/** Which rows of the list a changed row of another table touches: their ids, or all of them. */
export type Touches = readonly number[] | 'all';

/** A table whose changes matter to a list. */
export type Watch = {
  readonly version: () => number;
  /** What the changes after a version touch. */
  readonly touchedSince: (version: number) => Touches;
};

/** Follows a table: `touches` tells which rows of the list belong to one of its rows, as it was and as it is. */
export function watch<R extends Row>(table: Followed<R>, touches: (row: R) => Touches): Watch {
  return {
    version: () => table.version,
    touchedSince: (version) => {
      const turns = table.changedSince(version);
      if (turns === null) return 'all';
      const touched = new Set<number>();
      for (const { before, after } of turns) {
        for (const row of [before, after]) {
          const ids = row === null ? [] : touches(row);
          if (ids === 'all') return 'all';
          for (const id of ids) touched.add(id);
        }
      }
      return [...touched];
    },
  };
}

/** What a list is made of. An entry is what the list keeps of a row: at least its id, and what it is sorted by. */
export type ListRule<E extends { readonly id: number }> = {
  /** Every entry that belongs in the list; in order already when `isSorted`. */
  readonly entries: () => Iterable<E>;
  /** The entry of one id as it is now; null when it does not belong in the list. */
  readonly entry: (id: number) => E | null;
  /** Never 0 for different ids. */
  readonly compare: (one: E, other: E) => number;
  readonly watches: readonly Watch[];
  readonly isSorted?: boolean;
};

/** When more than one in so many entries changed, the list is made anew. */
const fewAmong = 64;
/** So many changes are always worked in one by one. */
const alwaysFew = 32;

/**
 * An ordered list that stays true by itself: at each question only the rows that changed since the last one are looked at again,
 * so that a question costs the same in a large world as in a small one.
 */
export class IncrementalIndex<E extends { readonly id: number }> {
  readonly #rule: ListRule<E>;
  #order: E[] = [];
  readonly #byId = new Map<number, E>();
  #versions: number[] = [];
  #revision = 0;
  readonly #derived = new Map<unknown, { readonly revision: number; readonly value: unknown }>();

  constructor(rule: ListRule<E>) {
    this.#rule = rule;
    this.#renew();
  }

  /** The entries in order, as the tables are now. Not to be kept: the next question may change it. */
  entries(): readonly E[] {
    this.#follow();
    return this.#order;
  }

  get(id: number): E | null {
    this.#follow();
    return this.#byId.get(id) ?? null;
  }

  get watches(): readonly Watch[] {
    return this.#rule.watches;
  }

  get compare(): ListRule<E>['compare'] {
    return this.#rule.compare;
  }

  /** Something made of the whole list, kept until the list changes. */
  derived<T>(make: (entries: readonly E[]) => T): T {
    const entries = this.entries();
    const known = this.#derived.get(make);
    if (known?.revision === this.#revision) return kept(known.value);
    const value = make(entries);
    this.#derived.set(make, { revision: this.#revision, value });
    return value;
  }

  #follow(): void {
    const touched = this.#touched();
    if (touched === null) return;
    if (touched === 'all' || touched.size > Math.max(alwaysFew, this.#order.length / fewAmong)) this.#renew();
    else for (const id of touched) this.#place(id);
  }

  /** Ids that changes touched since the last question; null when there were none. */
  #touched(): Set<number> | 'all' | null {
    let touched: Set<number> | null = null;
    let isAll = false;
    this.#rule.watches.forEach((one, place) => {
      const [seen = -1, now] = [this.#versions[place], one.version()];
      if (seen === now) return;
      const ids = one.touchedSince(seen);
      this.#versions[place] = now;
      if (ids === 'all') isAll = true;
      else touched = new Set([...(touched ?? []), ...ids]);
    });
    return isAll ? 'all' : touched;
  }

  #renew(): void {
    const { entries, compare, isSorted, watches } = this.#rule;
    this.#versions = watches.map((one) => one.version());
    this.#order = [...entries()];
    if (isSorted !== true) this.#order.sort(compare);
    this.#byId.clear();
    for (const entry of this.#order) this.#byId.set(entry.id, entry);
    this.#revision += 1;
  }

  /** Puts one id where it belongs now. */
  #place(id: number): void {
    const before = this.#byId.get(id);
    const after = this.#rule.entry(id);
    if (before === after) return;
    if (before) this.#order.splice(this.#placeOf(before), 1);
    if (after) this.#order.splice(this.#placeOf(after), 0, after);
    if (after) this.#byId.set(id, after);
    else this.#byId.delete(id);
    if (before ?? after) this.#revision += 1;
  }

  /** The place of an entry, or the place where it should go. */
  #placeOf(entry: E): number {
    const order = this.#order;
    let [low, high] = [0, order.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const there = order[middle];
      if (there && this.#rule.compare(there, entry) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Border: what a function made is given back to the callers of the same function only. */
const kept = <T>(value: unknown): T => value as T;

/** Those entries of a list that fit, in the same order; `watches` are the other tables that `fits` looks at. */
export const filtered = <E extends { readonly id: number }>(
  list: IncrementalIndex<E>,
  fits: (entry: E) => boolean,
  watches: readonly Watch[] = [],
): IncrementalIndex<E> =>
  new IncrementalIndex({
    isSorted: true,
    entries: () => list.entries().filter(fits),
    entry: (id) => {
      const entry = list.get(id);
      return entry && fits(entry) ? entry : null;
    },
    compare: list.compare,
    watches: [...list.watches, ...watches],
  });

/** The rows of a list as a page of an answer takes them: how many, and some of them. */
export type Sliced<R> = { readonly length: number; readonly slice: (from: number, to: number) => readonly R[] };

export const sliced = <E, R>(entries: readonly E[], row: (entry: E) => R): Sliced<R> => ({
  length: entries.length,
  slice: (from, to) => entries.slice(from, to).map(row),
});

/** Something made of a table, made anew when the table has changed. */
export function fresh<T>(table: { readonly version: number }, make: () => T): () => T {
  let known: { readonly version: number; readonly value: T } | null = null;
  return () => {
    if (known?.version !== table.version) known = { version: table.version, value: make() };
    return known.value;
  };
}
