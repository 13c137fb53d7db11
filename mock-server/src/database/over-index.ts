import type { Row } from './tables/row.ts';

const none: ReadonlySet<number> = new Set();

/** The rows in which a table differs from its base, by the value of one field. */
export class OverIndex<R extends Row> {
  readonly #field: keyof R;
  readonly #ids = new Map<unknown, Set<number>>();
  /** How many rows of the base with a value are no longer as they were. */
  readonly #hidden = new Map<unknown, number>();

  constructor(field: keyof R) {
    this.#field = field;
  }

  /** Ids of the changed rows with this value. */
  ids(value: unknown): ReadonlySet<number> {
    return this.#ids.get(value) ?? none;
  }

  /** Are the rows with this value exactly those of the base? */
  isAsBase(value: unknown): boolean {
    return this.ids(value).size === 0 && !this.#hidden.has(value);
  }

  add(row: R): void {
    const value = row[this.#field];
    const ids = this.#ids.get(value);
    if (ids) ids.add(row.id);
    else this.#ids.set(value, new Set([row.id]));
  }

  remove(row: R): void {
    const ids = this.#ids.get(row[this.#field]);
    ids?.delete(row.id);
    if (ids?.size === 0) this.#ids.delete(row[this.#field]);
  }

  /** A row of the base, if there was one, counts no longer as it was. */
  hide(row: R | undefined): void {
    if (row) this.#hidden.set(row[this.#field], (this.#hidden.get(row[this.#field]) ?? 0) + 1);
  }
}
