import { describe, expect, it } from 'vitest';
import { Clock } from '../clock/clock.ts';
import type { Transaction } from './change.ts';
import { lineOf, replay } from '../persistence/journal-line.ts';
import { World } from './world.ts';

const start = Date.parse('2026-11-24T10:00:00+01:00');

function followed(): World {
  const world = World.empty(
    'test',
    Clock.frozenAt(start, () => 0),
  );
  world.history.follow(world);
  return world;
}

const tag = (world: World, key: string): void =>
  void world.transact(() => world.table('tags').insert({ key, name: key, scope: 'provider' }));

const since = (world: World, number: number): readonly Transaction[] => {
  const found = world.history.since(number);
  if (!found) throw new Error(`Transaction ${number} is forgotten.`);
  return found;
};

const keysOf = (world: World): string[] =>
  world
    .table('tags')
    .all()
    .map(({ key }) => key);

describe('the history of a world', () => {
  it('remembers what happened, newest last', () => {
    const world = followed();
    tag(world, 'one');
    tag(world, 'two');
    expect(world.history.transactions.map(({ number }) => number)).toEqual([1, 2]);
    expect(world.history.get(2)?.changes[0]?.after).toMatchObject({ key: 'two' });
    expect(since(world, 0).map(({ number }) => number)).toEqual([2, 1]);
    expect(since(world, 2)).toEqual([]);
  });

  it('forgets the oldest, and says so', () => {
    const world = followed();
    for (let count = 0; count < 2100; count += 1) tag(world, `t${count}`);
    expect(world.history.transactions.length).toBeLessThanOrEqual(2000);
    expect(world.history.since(3)).toBeNull();
    expect(world.history.get(2100)?.number).toBe(2100);
    expect(since(world, 2098)).toHaveLength(2);
  });

  it('forgets what was rolled back as soon as its number is given out again', () => {
    const world = followed();
    tag(world, 'kept');
    tag(world, 'rolled back');
    const [last] = since(world, 1);
    if (last) world.undo(last);
    tag(world, 'instead');
    expect(world.history.transactions.map(({ changes }) => changes[0]?.after)).toMatchObject([
      { key: 'kept' },
      { key: 'instead' },
    ]);
  });
});

describe('going back', () => {
  it('brings rows, ids, chance, switches and clock back, as a transaction that followers hear', () => {
    const world = followed();
    tag(world, 'before');
    const then = JSON.stringify({ ...world.snapshot(), clock: null });
    world.transact(() => {
      tag(world, 'after');
      const [first] = world.table('tags').all();
      if (first) world.table('tags').update(first, { name: 'changed' });
      world.random.next();
      world.configure({ sms_refused: true });
      world.clock.step(3600);
      world.clockMoved();
    });
    const heard: Transaction[] = [];
    world.onCommit((transaction) => heard.push(transaction));
    world.goBack(since(world, 1), start);
    expect(JSON.stringify({ ...world.snapshot(), clock: null })).toBe(then);
    expect(world.now()).toBe(start);
    expect(heard.map(({ number }) => number)).toEqual([3]);
  });

  it('can itself be taken back', () => {
    const world = followed();
    tag(world, 'one');
    tag(world, 'two');
    world.goBack(since(world, 1), start);
    tag(world, 'other');
    expect(keysOf(world)).toEqual(['one', 'other']);
    world.goBack(since(world, 2), start);
    expect(keysOf(world)).toEqual(['one', 'two']);
    tag(world, 'three');
    expect(world.table('tags').all().at(-1)).toMatchObject({ id: 3, key: 'three' });
  });

  it('can be done again elsewhere from what followers heard', () => {
    const world = followed();
    const other = world.copy();
    world.onCommit((transaction) => other.redo(transaction));
    tag(world, 'one');
    tag(world, 'two');
    world.goBack(since(world, 1), start);
    tag(world, 'three');
    expect(other.snapshot()).toEqual(world.snapshot());
  });
});

describe('going back in the journal', () => {
  it('leaves the same world as it left in memory, with the same count of ids', () => {
    const world = followed();
    const kept = world.copy();
    world.onCommit((transaction) => replay(kept, lineOf([transaction], kept.state())));
    for (const key of ['one', 'two', 'three']) tag(world, key);
    world.transact(() => world.table('tags').remove({ id: 3, key: 'three', name: 'three', scope: 'provider' }));
    world.goBack(since(world, 1), start);
    expect(kept.snapshot()).toEqual(world.snapshot());
    tag(world, 'other');
    world.goBack(since(world, 3), start);
    expect(kept.snapshot()).toEqual(world.snapshot());
    expect(keysOf(kept)).toEqual(['one', 'two', 'three']);
  });
});

describe('the moment of a transaction', () => {
  it('is one and the same until the clock is moved', () => {
    let machine = 0;
    const world = World.empty(
      'test',
      Clock.running(() => (machine += 1)),
    );
    const { result } = world.transact(() => {
      const first = world.now();
      const second = world.now();
      world.clock.step(60);
      world.clockMoved();
      return { waited: second - first, moved: world.now() - first > 59_000 };
    });
    expect(result).toEqual({ waited: 0, moved: true });
  });
});
