import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RowChange } from './change.ts';
import { Table } from './table.ts';

type Pet = { readonly id: number; readonly kind: string; readonly age: number };

/** The same table as a plain list in order of id. */
type Model = { rows: Pet[]; highest: number };

const kinds = ['cat', 'dog', 'fish'];
const kind = fc.constantFrom(...kinds);
const age = fc.integer({ min: 0, max: 3 });
const place = fc.nat(40);

/** One thing to do to a table; a place chooses one of its rows. */
const step = fc.oneof(
  fc.record({ do: fc.constant('insert' as const), kind, age }),
  fc.record({ do: fc.constant('insertAt' as const), kind, age, id: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ do: fc.constant('update' as const), place, kind, age }),
  fc.record({ do: fc.constant('remove' as const), place }),
  fc.record({ do: fc.constant('takeBack' as const), count: fc.nat(5) }),
  fc.record({ do: fc.constant('copy' as const) }),
  fc.record({ do: fc.constant('settle' as const) }),
  fc.record({ do: fc.constant('clear' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const starts = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 30 }), kind, age }), {
  selector: ({ id }) => id,
  maxLength: 15,
});

const inOrder = (rows: readonly Pet[]): Pet[] => rows.toSorted((one, other) => one.id - other.id);

class Both {
  #table: Table<Pet>;
  #model: Model;
  #changes: { readonly change: RowChange<Pet>; readonly model: Model }[] = [];
  /** Copies that were made on the way, which must stay as they were. */
  readonly #left: { readonly table: Table<Pet>; readonly model: Model }[] = [];

  constructor(rows: readonly Pet[]) {
    this.#table = Table.of(rows, 0, (change) => this.#heard(change));
    this.#model = { rows: inOrder(rows), highest: Math.max(0, ...rows.map(({ id }) => id)) };
  }

  #heard(change: RowChange<Pet>): void {
    const { rows, highest } = this.#model;
    this.#changes.push({ change, model: { rows: [...rows], highest } });
    const others = rows.filter(({ id }) => id !== change.id);
    this.#model = {
      rows: change.after ? inOrder([...others, change.after]) : others,
      highest: Math.max(highest, change.after ? change.id : 0),
    };
  }

  run(todo: Step): void {
    const before = this.#table.version;
    const touched = this.#change(todo);
    if (touched !== null) expect(this.#idsSince(before)).toEqual(touched);
    this.expectSame();
  }

  #idsSince(version: number): readonly unknown[] | undefined {
    return this.#table.changedSince(version)?.map(({ before, after }) => (after ?? before)?.id);
  }

  /** Ids that change, or null when another table takes the place. */
  #change(todo: Step): readonly number[] | null {
    switch (todo.do) {
      case 'insert':
        return [this.#table.insert({ kind: todo.kind, age: todo.age }).id];
      case 'insertAt':
        return this.#insertAt(todo);
      case 'update':
      case 'remove':
        return this.#changeOne(todo);
      case 'clear': {
        const ids = this.#model.rows.map(({ id }) => id);
        this.#table.clear();
        return ids;
      }
      case 'takeBack':
        return this.#takeBack(todo.count);
      case 'copy':
      case 'settle':
        this.#left.push({ table: this.#table, model: this.#model });
        this.#table = (todo.do === 'settle' ? this.#table.settled() : this.#table).copy((change) =>
          this.#heard(change),
        );
        this.#changes = [];
        return null;
    }
  }

  #insertAt({ id, kind: of, age: years }: Extract<Step, { do: 'insertAt' }>): readonly number[] {
    return this.#table.get(id) ? [] : [this.#table.insert({ id, kind: of, age: years }).id];
  }

  #changeOne(todo: Extract<Step, { do: 'update' | 'remove' }>): readonly number[] {
    const row = this.#model.rows[todo.place % Math.max(1, this.#model.rows.length)];
    if (!row) return [];
    if (todo.do === 'remove') this.#table.remove(row);
    else
      expect(this.#table.update(row, { kind: todo.kind, age: todo.age })).toEqual({
        ...todo,
        id: row.id,
        do: undefined,
        place: undefined,
      });
    return [row.id];
  }

  #takeBack(count: number): readonly number[] {
    const taken = this.#changes.splice(Math.max(0, this.#changes.length - count)).toReversed();
    for (const { change, model } of taken) {
      this.#table.restore(change.id, change.before, change.highest);
      this.#model = model;
    }
    return taken.map(({ change }) => change.id);
  }

  expectSame(): void {
    expectLike(this.#table, this.#model);
    for (const { table, model } of this.#left) expectLike(table, model);
  }
}

function expectLike(table: Table<Pet>, { rows, highest }: Model): void {
  expect(table.all()).toEqual(rows);
  expect(table.size).toBe(rows.length);
  expect(table.highest).toBe(highest);
  for (const one of kinds) {
    const some = rows.filter((row) => row.kind === one);
    expect(table.where('kind', one)).toEqual(some);
    expect(table.first('kind', one)).toEqual(some[0]);
  }
  for (let id = 0; id <= highest; id += 1) expect(table.get(id)).toEqual(rows.find((row) => row.id === id));
}

it('answers like a plain list after any changes, copies and steps back', () => {
  const sameAsList = fc.property(starts, fc.array(step, { maxLength: 25 }), (rows, steps) => {
    const both = new Both(rows);
    both.expectSame();
    for (const todo of steps) both.run(todo);
  });
  expect(() => fc.assert(sameAsList, { numRuns: 300 })).not.toThrow();
});
