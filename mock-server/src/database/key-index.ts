import type { Followed } from './incremental-index.ts';
import type { Row } from './tables/row.ts';

/** A table as an index sees it. */
type Indexed<R extends Row> = Followed<R> & {
  readonly all: () => readonly R[];
  readonly get: (id: number) => R | undefined;
};

/** Says under which keys a row is found. Indexes are known by their function, so it must be the same one every time. */
export type KeysOf<R extends Row> = (row: R) => readonly string[];

/** Finds rows by what follows from their fields, such as a text in small letters or one item of a list. */
class KeyIndex<R extends Row> {
  readonly #table: Indexed<R>;
  readonly #keysOf: KeysOf<R>;
  #ids = new Map<string, Set<number>>();
  #version: number;

  constructor(table: Indexed<R>, keysOf: KeysOf<R>) {
    this.#table = table;
    this.#keysOf = keysOf;
    this.#version = table.version;
    this.#renew();
  }

  /** Rows with a key, in order of id. */
  rows(key: string): R[] {
    this.#follow();
    return [...(this.#ids.get(key) ?? [])]
      .sort((one, other) => one - other)
      .map((id) => this.#table.get(id))
      .filter((row) => row !== undefined);
  }

  #follow(): void {
    if (this.#version === this.#table.version) return;
    const turns = this.#table.changedSince(this.#version);
    this.#version = this.#table.version;
    if (turns === null) {
      this.#renew();
      return;
    }
    for (const { before, after } of turns) {
      if (before) this.#remove(before);
      if (after) this.#add(after);
    }
  }

  #renew(): void {
    this.#ids = new Map();
    for (const row of this.#table.all()) this.#add(row);
  }

  #add(row: R): void {
    for (const key of this.#keysOf(row)) {
      const ids = this.#ids.get(key);
      if (ids) ids.add(row.id);
      else this.#ids.set(key, new Set([row.id]));
    }
  }

  #remove(row: R): void {
    for (const key of this.#keysOf(row)) {
      const ids = this.#ids.get(key);
      ids?.delete(row.id);
      if (ids?.size === 0) this.#ids.delete(key);
    }
  }
}

const known = new WeakMap<object, Map<unknown, unknown>>();

/** Border: an index is known by its table and its function, which name the kind of its rows. */
const same = <R extends Row>(index: unknown): KeyIndex<R> => index as KeyIndex<R>;

/** The rows of a table that are found under a key, in order of id; the index is made at the first question and follows the table. */
export function rowsBy<R extends Row>(table: Indexed<R>, keysOf: KeysOf<R>, key: string): R[] {
  const indexes = known.get(table) ?? new Map<unknown, unknown>();
  known.set(table, indexes);
  const found = indexes.get(keysOf);
  const index = found === undefined ? new KeyIndex(table, keysOf) : same<R>(found);
  if (found === undefined) indexes.set(keysOf, index);
  return index.rows(key);
}
