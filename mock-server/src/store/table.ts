import type { Row } from './row.ts';

/** A new row: the id may be given (seeds) or left to the table. */
export type NewRow<R extends Row> = Omit<R, 'id'> & { readonly id?: number };

/** Border: a row is its values plus an id; TypeScript cannot see that for a generic row. */
const withId = <R extends Row>(values: NewRow<R>, id: number): R => ({ ...values, id }) as unknown as R;

/**
 * One table: rows in order of id, found through indexes that are built at the first question and kept up to date.
 * Rows are never changed in place, so a copy of a table shares them and costs next to nothing.
 */
export class Table<R extends Row> {
  readonly #rows: Map<number, R>;
  readonly #indexes = new Map<keyof R, Map<unknown, Set<number>>>();
  readonly #changed: () => void;
  #highest: number;

  constructor(rows: Iterable<R>, highest: number, changed: () => void) {
    this.#rows = new Map();
    this.#highest = highest;
    this.#changed = changed;
    for (const row of rows) this.#place(row);
  }

  /** Highest id ever given out; ids are not used twice. */
  get highest(): number {
    return this.#highest;
  }

  get size(): number {
    return this.#rows.size;
  }

  all(): R[] {
    return [...this.#rows.values()];
  }

  get(id: number): R | undefined {
    return this.#rows.get(id);
  }

  /** All rows whose field has this value, in order of insertion. */
  where<F extends keyof R>(field: F, value: R[F]): R[] {
    const found: R[] = [];
    for (const id of this.#index(field).get(value) ?? []) {
      const row = this.#rows.get(id);
      if (row) found.push(row);
    }
    return found;
  }

  /** The first row whose field has this value. */
  first<F extends keyof R>(field: F, value: R[F]): R | undefined {
    for (const id of this.#index(field).get(value) ?? []) return this.#rows.get(id);
    return undefined;
  }

  insert(values: NewRow<R>): R {
    const row = withId(values, values.id ?? this.#highest + 1);
    if (this.#rows.has(row.id)) throw new Error(`A row with id ${row.id} exists already.`);
    this.#place(row);
    for (const [field, index] of this.#indexes) addTo(index, row[field], row.id);
    this.#changed();
    return row;
  }

  /** Replaces fields of a row and returns the new row. */
  update(row: R, changes: Partial<Omit<R, 'id'>>): R {
    const old = this.#rows.get(row.id);
    if (!old) throw new Error(`There is no row with id ${row.id}.`);
    const next: R = { ...old, ...changes };
    this.#rows.set(row.id, next);
    for (const [field, index] of this.#indexes) {
      if (old[field] === next[field]) continue;
      index.get(old[field])?.delete(row.id);
      addTo(index, next[field], row.id);
    }
    this.#changed();
    return next;
  }

  remove(row: R): void {
    if (!this.#rows.delete(row.id)) return;
    for (const [field, index] of this.#indexes) index.get(row[field])?.delete(row.id);
    this.#changed();
  }

  clear(): void {
    this.#rows.clear();
    this.#indexes.clear();
    this.#changed();
  }

  #place(row: R): void {
    this.#rows.set(row.id, row);
    if (row.id > this.#highest) this.#highest = row.id;
  }

  #index(field: keyof R): Map<unknown, Set<number>> {
    const known = this.#indexes.get(field);
    if (known) return known;
    const index = new Map<unknown, Set<number>>();
    for (const row of this.#rows.values()) addTo(index, row[field], row.id);
    this.#indexes.set(field, index);
    return index;
  }
}

function addTo(index: Map<unknown, Set<number>>, value: unknown, id: number): void {
  const ids = index.get(value);
  if (ids) ids.add(id);
  else index.set(value, new Set([id]));
}
