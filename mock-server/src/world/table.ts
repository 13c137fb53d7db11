import type { Row } from '../tables/row.ts';

/** A new row: the id may be given (seeds) or left to the table. */
export type NewRow<R extends Row> = Omit<R, 'id'> & { readonly id?: number };

/** Where a table has its rows, in order of id, and the highest id that it ever gave. */
export type RowStore<R extends Row> = {
  readonly rows: () => readonly R[];
  readonly highest: () => number;
  /** Puts another array in the place of the rows. */
  readonly put: (rows: readonly R[], highest: number) => void;
};

/** The rows of one array by the values of a field; null while it was asked for once only. */
type Index<R extends Row> = ReadonlyMap<R[keyof R], readonly R[]> | null;

/** The indexes of each array of rows. They go with the array, which a change replaces, so that none is ever out of date. */
const indexes = new WeakMap<readonly Row[], Map<PropertyKey, unknown>>();

/** One table of a world. A row is never changed in place: a change puts a new array with the new row in the world. */
export class Table<R extends Row> {
  readonly #store: RowStore<R>;

  constructor(store: RowStore<R>) {
    this.#store = store;
  }

  get size(): number {
    return this.all().length;
  }

  /** Highest id ever given out; ids are not used twice. */
  get highest(): number {
    return this.#store.highest();
  }

  all(): readonly R[] {
    return this.#store.rows();
  }

  get(id: number): R | undefined {
    const row = this.all()[placeOf(this.all(), id)];
    return row?.id === id ? row : undefined;
  }

  /** All rows whose field has this value, in order of id. */
  where<F extends keyof R>(field: F, value: R[F]): readonly R[] {
    const index = this.#index(field);
    return index === null ? this.all().filter((row) => row[field] === value) : (index.get(value) ?? []);
  }

  /** The first row whose field has this value. */
  first<F extends keyof R>(field: F, value: R[F]): R | undefined {
    const index = this.#index(field);
    return index === null ? this.all().find((row) => row[field] === value) : index.get(value)?.[0];
  }

  insert(values: NewRow<R>): R {
    const row = withId(values, values.id ?? this.highest + 1);
    if (this.get(row.id)) throw new Error(`A row with id ${row.id} exists already.`);
    this.#store.put(this.all().toSpliced(placeOf(this.all(), row.id), 0, row), Math.max(this.highest, row.id));
    return row;
  }

  /** Adds many new rows at once, because each insert makes a new array. */
  insertAll(values: readonly Omit<R, 'id'>[]): void {
    const rows = values.map((row, index) =>
      withId<R>({ ...row, id: this.highest + 1 + index }, this.highest + 1 + index),
    );
    this.#store.put([...this.all(), ...rows], this.highest + rows.length);
  }

  /** Replaces fields of a row and returns the new row. */
  update(row: R, changes: Partial<Omit<R, 'id'>>): R {
    const old = this.get(row.id);
    if (!old) throw new Error(`There is no row with id ${row.id}.`);
    const next: R = { ...old, ...changes };
    this.#store.put(this.all().with(placeOf(this.all(), row.id), next), this.highest);
    return next;
  }

  remove(row: R): void {
    if (!this.get(row.id)) return;
    this.#store.put(this.all().toSpliced(placeOf(this.all(), row.id), 1), this.highest);
  }

  clear(): void {
    this.#store.put([], this.highest);
  }

  /** The rows by a field. Made at the second question about the same rows: for one it costs more than looking through them. */
  #index(field: keyof R): Index<R> {
    const rows = this.all();
    const known = indexes.get(rows) ?? new Map<PropertyKey, unknown>();
    indexes.set(rows, known);
    // type assertion: an array has the indexes that were made of its own rows.
    const index = known.get(field) as Index<R> | undefined;
    if (index === undefined) known.set(field, null);
    if (index !== null) return index ?? null;
    const made = new Map<R[keyof R], R[]>();
    for (const row of rows) {
      const group = made.get(row[field]);
      if (group === undefined) made.set(row[field], [row]);
      else group.push(row);
    }
    known.set(field, made);
    return made;
  }
}

/** Type assertion: a row is its values plus an id, which TypeScript cannot see for a generic row. */
const withId = <R extends Row>(values: NewRow<R>, id: number): R => ({ ...values, id }) as unknown as R;

/** The place of an id in rows in order of id, or the place where it should go. */
function placeOf(rows: readonly Row[], id: number): number {
  let [low, high] = [0, rows.length];
  if ((rows.at(-1)?.id ?? 0) < id) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle]?.id ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
