import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Clock } from '../clock/clock.ts';
import type { Transaction } from '../database/change.ts';
import { encode, lineOf, readJournal, replay } from './journal-line.ts';
import { World } from '../database/world.ts';

const place = fc.nat(20);
/** Parts of a transaction; a place chooses a row, or how far back to go. */
const part = fc.oneof(
  fc.record({ do: fc.constant('insert' as const), word: fc.string() }),
  fc.record({ do: fc.constant('update' as const), place, word: fc.string() }),
  fc.record({ do: fc.constant('remove' as const), place }),
  fc.record({ do: fc.constant('draw' as const) }),
  fc.record({ do: fc.constant('step' as const), place }),
  fc.record({ do: fc.constant('switch' as const) }),
);
const transaction = fc.oneof(
  { weight: 5, arbitrary: fc.array(part, { minLength: 1, maxLength: 5 }) },
  { weight: 1, arbitrary: fc.record({ back: fc.integer({ min: 1, max: 4 }) }) },
);
type Part = typeof part extends fc.Arbitrary<infer P> ? P : never;

function run(world: World, todo: Part): void {
  const tags = world.table('tags');
  const row = 'place' in todo ? tags.all()[todo.place % Math.max(1, tags.size)] : undefined;
  switch (todo.do) {
    case 'insert':
      tags.insert({ key: todo.word, name: world.random.hex(4), scope: 'webshop' });
      break;
    case 'update':
      if (row) tags.update(row, { key: todo.word });
      break;
    case 'remove':
      if (row) tags.remove(row);
      break;
    case 'draw':
      world.random.next();
      break;
    case 'step':
      world.clock.step(todo.place - 10);
      break;
    case 'switch':
      world.configure({ throttles: !world.settings.throttles });
      break;
  }
}

const start = (): World =>
  World.empty(
    'lines',
    Clock.frozenAt(5, () => 5),
  );

it('makes the same world again from its lines, also when some share one', () => {
  const repeats = fc.property(
    fc.array(transaction, { maxLength: 20 }),
    fc.integer({ min: 1, max: 3 }),
    (todo, share) => {
      const world = start();
      const other = World.from(world.snapshot());
      let state = world.state();
      const made: Transaction[] = [];
      world.onCommit((one) => made.push(one));
      for (const one of todo) {
        if ('back' in one) world.goBack(made.slice(-one.back).toReversed(), world.now());
        else world.transact(() => one.forEach((each) => run(world, each)));
      }
      let text = encode({ journal: 1, world: 'lines' });
      for (let from = 0; from < made.length; from += share) {
        const [first, ...more] = made.slice(from, from + share);
        if (!first) break;
        text += encode(lineOf([first, ...more], state));
        state = (more.at(-1) ?? first).after;
      }
      for (const { line } of readJournal(Buffer.from(text)).lines) replay(other, line);
      expect(other.snapshot()).toEqual(world.snapshot());
      expect(other.transactions).toBe(world.transactions);
    },
  );
  // Going back over a going back leaves the count of ids between what it was and what it became.
  const backOverBack: [Parameters<typeof repeats.run>[0][0], number] = [
    [
      [{ do: 'insert', word: '' }],
      [{ do: 'insert', word: '' }],
      { back: 2 },
      [{ do: 'switch' }],
      { back: 2 },
      { back: 1 },
    ],
    1,
  ];
  expect(() => fc.assert(repeats, { numRuns: 500, examples: [backOverBack] })).not.toThrow();
});
