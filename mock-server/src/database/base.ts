import type { Row } from './tables/row.ts';

/** Adds a row to the list of one value. */
function addTo<R>(index: Map<unknown, R[]>, value: unknown, row: R): void {
  const rows = index.get(value);
  if (rows) rows.push(row);
  else index.set(value, [row]);
}

/**
 * Rows that never change, in order of id, shared by every copy of a table. An index is built at the first question and serves all
 * copies, so that a thousand worlds of one scenario index it once.
 */
export class Base<R extends Row> {
  readonly rows: readonly R[];
  readonly #byId: Map<number, R>;
  readonly #indexes = new Map<keyof R, Map<unknown, R[]>>();

  constructor(rows: readonly R[]) {
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    this.rows = isInOrder(rows) ? rows : rows.toSorted((one, other) => one.id - other.id);
  }

  get highest(): number {
    return this.rows.at(-1)?.id ?? 0;
  }

  get(id: number): R | undefined {
    return this.#byId.get(id);
  }

  /** All rows whose field has this value, in order of id. */
  where<F extends keyof R>(field: F, value: R[F]): readonly R[] {
    return this.#index(field).get(value) ?? none;
  }

  #index(field: keyof R): Map<unknown, R[]> {
    const known = this.#indexes.get(field);
    if (known) return known;
    const index = new Map<unknown, R[]>();
    for (const row of this.rows) addTo(index, row[field], row);
    this.#indexes.set(field, index);
    return index;
  }
}

const none: readonly never[] = [];

const isInOrder = (rows: readonly Row[]): boolean =>
  rows.every((row, place) => place === 0 || (rows[place - 1]?.id ?? 0) < row.id);
