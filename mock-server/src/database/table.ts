import { Base } from './base.ts';
import { OverIndex } from './over-index.ts';
import type { RowChange } from './change.ts';
import { changes, recording } from './dependency-tracking.ts';
import type { Row } from './tables/row.ts';

/** A new row: the id may be given (seeds) or left to the table. */
export type NewRow<R extends Row> = Omit<R, 'id'> & { readonly id?: number };

/** Border: a row is its values plus an id; TypeScript cannot see that for a generic row. */
const withId = <R extends Row>(values: NewRow<R>, id: number): R => ({ ...values, id }) as unknown as R;

/** Changes that a table remembers for lists that follow it; a list that lags further behind is made anew. */
const rememberedChanges = 4096;

/** What happened to one row: null stands for "not there". */
export type Turn<R> = { readonly before: R | null; readonly after: R | null };

/** What a table starts with. */
type Start<R extends Row> = {
  readonly base: Base<R>;
  readonly over?: ReadonlyMap<number, R | null>;
  readonly highest: number;
  readonly size: number;
};

/**
 * One table, its rows in order of id: a base that all copies share, and over it what this table changed. Rows are never changed in
 * place. So a copy costs what was changed since the base, and nothing for a fresh world; a question is answered from an index.
 */
export class Table<R extends Row> {
  readonly #base: Base<R>;
  /** Rows that differ from the base; null is a removed one. */
  readonly #over: Map<number, R | null>;
  /** Per asked field: the changed rows by value. */
  readonly #indexes = new Map<keyof R, OverIndex<R>>();
  readonly #heard: (change: RowChange<R>) => void;
  #changed: Turn<R>[] = [];
  #version = 0;
  #highest: number;
  #size: number;
  #all: readonly R[] | null = null;

  private constructor(start: Start<R>, heard: (change: RowChange<R>) => void) {
    this.#base = start.base;
    this.#over = new Map(start.over);
    this.#highest = start.highest;
    this.#size = start.size;
    this.#heard = heard;
  }

  /** A table with these rows. `highest` is the highest id ever given out. */
  static of<R extends Row>(
    rows: readonly R[],
    highest: number,
    heard: (change: RowChange<R>) => void = () => undefined,
  ): Table<R> {
    const base = new Base(rows);
    return new Table({ base, highest: Math.max(highest, base.highest), size: rows.length }, heard);
  }

  /** A table that starts as this one is now and goes its own way. */
  copy(heard: (change: RowChange<R>) => void = () => undefined): Table<R> {
    const start = { base: this.#base, over: this.#over, highest: this.#highest, size: this.#size };
    return new Table(start, heard);
  }

  /** The same rows as a base of their own: copies of the result cost nothing. */
  settled(): Table<R> {
    return this.#over.size === 0 ? this : Table.of(this.all(), this.#highest, this.#heard);
  }

  /** Highest id ever given out; ids are not used twice. */
  get highest(): number {
    return this.#highest;
  }

  get size(): number {
    return this.#size;
  }

  /** Counts the changes, so that a list made of this table knows whether it is still true. */
  get version(): number {
    return this.#version;
  }

  /** What happened to rows after a version, in order; null when that is too long ago to know. */
  changedSince(version: number): readonly Turn<R>[] | null {
    const missed = this.#version - version;
    return missed > this.#changed.length ? null : this.#changed.slice(this.#changed.length - missed);
  }

  all(): readonly R[] {
    this.#all ??= this.#over.size === 0 ? this.#base.rows : this.#merged(this.#base.rows, this.#over.keys());
    recording.now?.list(this, { name: '', rows: this.#all, again: () => this.all(), get: this.#found });
    return this.#all;
  }

  get(id: number): R | undefined {
    const row = this.#found(id);
    recording.now?.row(this, { id, row, get: this.#found });
    return row;
  }

  /** All rows whose field has this value, in order of id. */
  where<F extends keyof R>(field: F, value: R[F]): readonly R[] {
    const rows = this.#rowsWith(field, value);
    recording.now?.list(this, {
      name: `${String(field)} ${typeof value} ${String(value)}`,
      rows,
      again: () => this.#rowsWith(field, value),
      get: this.#found,
    });
    return rows;
  }

  /** The first row whose field has this value. */
  first<F extends keyof R>(field: F, value: R[F]): R | undefined {
    return recording.now ? this.where(field, value)[0] : this.#firstWith(field, value);
  }

  insert(values: NewRow<R>): R {
    const row = withId(values, values.id ?? this.#highest + 1);
    if (this.get(row.id)) throw new Error(`A row with id ${row.id} exists already.`);
    return this.#put(null, row);
  }

  /** Replaces fields of a row and returns the new row. */
  update(row: R, changes: Partial<Omit<R, 'id'>>): R {
    const old = this.get(row.id);
    if (!old) throw new Error(`There is no row with id ${row.id}.`);
    return this.#put(old, { ...old, ...changes });
  }

  remove(row: R): void {
    const old = this.get(row.id);
    if (old) this.#change({ id: old.id, before: old, after: null, highest: this.#highest });
  }

  clear(): void {
    for (const row of this.all()) this.remove(row);
  }

  /** Puts a row as it was at another moment, for taking back and for doing again; nobody is told. */
  restore(id: number, row: R | null, highest: number): void {
    this.#place(id, this.#found(id) ?? null, row);
    this.#highest = highest;
  }

  /** Puts a row, and the count of ids, back to before a change; that is told as a change too. */
  takeBack({ id, before, highest: earlier }: RowChange<R>): void {
    const highest = Math.max(earlier, before === null ? 0 : id);
    const now = this.get(id) ?? null;
    this.#place(id, now, before);
    this.#highest = highest;
    this.#heard({ id, before: now, after: before, highest });
  }

  readonly #found = (id: number): R | undefined => {
    const changed = this.#over.get(id);
    return changed === undefined ? this.#base.get(id) : (changed ?? undefined);
  };

  #rowsWith<F extends keyof R>(field: F, value: R[F]): readonly R[] {
    const kept = this.#base.where(field, value);
    if (this.#over.size === 0) return kept;
    const index = this.#index(field);
    return index.isAsBase(value) ? kept : this.#merged(kept, index.ids(value));
  }

  /** Without making the whole list: the base may have many rows with this value. */
  #firstWith<F extends keyof R>(field: F, value: R[F]): R | undefined {
    const kept = this.#base.where(field, value);
    if (this.#over.size === 0) return kept[0];
    let first = kept.find((row) => !this.#over.has(row.id));
    for (const id of this.#index(field).ids(value)) {
      const row = id < (first?.id ?? Infinity) ? this.#over.get(id) : undefined;
      if (row) first = row;
    }
    return first;
  }

  #put(before: R | null, after: R): R {
    this.#change({ id: after.id, before, after, highest: this.#highest });
    return after;
  }

  #change(change: RowChange<R>): void {
    this.#place(change.id, change.before, change.after);
    if (change.id > this.#highest) this.#highest = change.id;
    this.#heard(change);
  }

  #place(id: number, before: R | null, after: R | null): void {
    const wasOver = this.#over.has(id);
    for (const index of this.#indexes.values()) {
      if (before && wasOver) index.remove(before);
      if (after) index.add(after);
      if (!wasOver) index.hide(this.#base.get(id));
    }
    if (after === null && !this.#base.get(id)) this.#over.delete(id);
    else this.#over.set(id, after);
    this.#size += (after ? 1 : 0) - (before ? 1 : 0);
    this.#all = null;
    this.#note({ before, after });
  }

  #note(turn: Turn<R>): void {
    this.#version += 1;
    changes.count += 1;
    this.#changed.push(turn);
    if (this.#changed.length > 2 * rememberedChanges) this.#changed = this.#changed.slice(-rememberedChanges);
  }

  /** Rows of the base that did not change, together with changed ones, in order of id. */
  #merged(kept: readonly R[], changed: Iterable<number>): readonly R[] {
    const over = this.#over;
    const rows = kept.filter((row) => !over.has(row.id));
    const own: R[] = [];
    for (const id of changed) {
      const row = over.get(id);
      if (row) own.push(row);
    }
    const last = rows.at(-1)?.id ?? 0;
    own.sort((one, other) => one.id - other.id);
    const all = rows.concat(own);
    return (own[0]?.id ?? Infinity) > last ? all : all.sort((one, other) => one.id - other.id);
  }

  #index(field: keyof R): OverIndex<R> {
    const known = this.#indexes.get(field);
    if (known) return known;
    const index = new OverIndex<R>(field);
    for (const [id, row] of this.#over) {
      if (row) index.add(row);
      index.hide(this.#base.get(id));
    }
    this.#indexes.set(field, index);
    return index;
  }
}
