import { describe, expect, it } from 'vitest';
import { Clock } from '../clock.ts';
import { Random, seedFrom } from './random.ts';
import type { Scenario } from './scenario.ts';
import type { WorldData } from '../tables/tables.ts';
import type { Table } from './table.ts';
import type { TagRow } from '../tables/organizations.ts';
import { UploadsInMemory } from './uploads.ts';
import { Worlds } from './worlds.ts';
import { WriteFailed, World } from './world.ts';

/** A table with one row, number 3. */
function tags(): Table<TagRow> {
  const table = World.empty('tags').table('tags');
  table.insert({ id: 3, key: 'sport', name: 'Sport', scope: 'webshop' });
  return table;
}

describe('a table', () => {
  it('gives out ids that were never used', () => {
    const table = tags();
    const row = table.insert({ key: 'music', name: 'Muziek', scope: 'webshop' });
    expect(row.id).toBe(4);
    table.remove(row);
    expect(table.insert({ key: 'zoo', name: 'Dieren', scope: 'webshop' }).id).toBe(5);
    expect(table.insert({ id: 90, key: 'art', name: 'Kunst', scope: 'webshop' }).id).toBe(90);
    expect(() => table.insert({ id: 90, key: 'art', name: 'Kunst', scope: 'webshop' })).toThrow('id 90 exists already');
  });

  it('has its rows in order of id and finds them by any field, also after they changed or left', () => {
    const table = tags();
    const music = table.insert({ key: 'music', name: 'Muziek', scope: 'webshop' });
    const first = table.insert({ id: 1, key: 'zoo', name: 'Dieren', scope: 'webshop' });
    expect(table.all().map(({ id }) => id)).toEqual([1, 3, 4]);
    const changed = table.update(music, { scope: 'provider' });
    expect(table.where('scope', 'webshop').map(({ id }) => id)).toEqual([1, 3]);
    expect(table.first('scope', 'provider')).toBe(changed);
    expect(table.get(4)).toBe(changed);
    table.remove(first);
    expect([table.get(1), table.get(2), table.get(3)?.key]).toEqual([undefined, undefined, 'sport']);
    table.clear();
    expect(table.size).toBe(0);
  });

  it('finds its rows by a field as often as it is asked, before and after each change', () => {
    const table = tags();
    const found = () => [1, 2, 3].map(() => [table.where('scope', 'provider').length, table.first('key', 'zoo')?.name]);
    expect(found()).toEqual(Array(3).fill([0, undefined]));
    const zoo = table.insert({ key: 'zoo', name: 'Dieren', scope: 'provider' });
    table.insertAll([{ key: 'zoo', name: 'Vogels', scope: 'provider' }]);
    expect(found()).toEqual(Array(3).fill([2, 'Dieren']));
    table.update(zoo, { name: 'Beesten', scope: 'webshop' });
    expect(found()).toEqual(Array(3).fill([1, 'Beesten']));
    table.remove(zoo);
    expect(found()).toEqual(Array(3).fill([1, 'Vogels']));
    expect(table.insert({ key: 'art', name: 'Kunst', scope: 'webshop' }).id).toBe(zoo.id + 2);
  });

  it('never changes a row in place', () => {
    const table = tags();
    const [before] = table.all();
    if (!before) throw new Error('The row is gone.');
    const after = table.update(before, { name: 'Bewegen' });
    expect([before.name, after.name]).toEqual(['Sport', 'Bewegen']);
    table.remove(after);
    expect(() => table.update(after, { name: 'Niets' })).toThrow('no row with id 3');
  });
});

describe('seeded random numbers', () => {
  it('repeats itself from the same word, and only then', () => {
    const draw = (word: string) => {
      const random = new Random(seedFrom(word));
      return [random.hex(200), random.address(), random.between(1, 6)];
    };
    expect(draw('dinsdag')).toEqual(draw('dinsdag'));
    expect(draw('dinsdag')).not.toEqual(draw('woensdag'));
    expect(draw('dinsdag')[1]).toMatch(/^0x[0-9a-f]{40}$/);
  });

  it('stays within its bounds', () => {
    const random = new Random(1);
    const drawn = Array.from({ length: 2000 }, () => random.between(1, 6));
    expect(new Set(drawn)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });
});

const town: Scenario = {
  sentence: 'One tag.',
  build: (world) => void world.table('tags').insert({ key: world.random.hex(4), name: 'Sport', scope: 'webshop' }),
};
const catalogue = { scenarios: new Map([['town', town]]), personas: new Map() };

describe('worlds', () => {
  const start = Date.UTC(2026, 10, 24);

  it('are copies of a scenario that do not touch each other', () => {
    const worlds = new Worlds(catalogue, start);
    expect(worlds.create('town', { name: 'a' })).toEqual({ name: 'a' });
    expect(worlds.create('town')).toEqual({ name: 'world-1' });
    const [one, other] = [worlds.get('a'), worlds.get('world-1')];
    one?.table('tags').clear();
    one?.clock.step(60);
    expect(other?.table('tags').size).toBe(1);
    expect(other?.now()).toBe(start);
    expect(worlds.create('town', { name: 'a' })).toMatchObject({ problem: 'name_taken' });
    for (const name of ['', 'a b', 'ç', 'a/b', 'x'.repeat(61)]) {
      expect(worlds.create('town', { name })).toEqual({ problem: 'wrong_name', name });
    }
    expect(worlds.create('village')).toMatchObject({ problem: 'unknown_scenario' });
    expect(worlds.drop('a')).toBe(true);
    expect(worlds.reset('a')).toMatchObject({ problem: 'unknown_world' });
  });

  it('go back to the moment they were made at', () => {
    const worlds = new Worlds(catalogue, null);
    worlds.create('town', { name: 'a', now: start });
    worlds.get('a')?.clock.step(60);
    worlds.reset('a');
    expect(worlds.get('a')?.now()).toBe(start);
  });

  it('play the edition that was asked for, also after a reset and when a kept one goes on', () => {
    const worlds = new Worlds(catalogue, start, { edition: '2026-07' });
    worlds.create('town', { name: 'a' });
    worlds.reset('a');
    expect(worlds.get('a')?.settings.edition).toBe('2026-07');
    expect(worlds.openDev(World.empty('town', Clock.frozenAt(start)).snapshot())).toBeNull();
    expect(worlds.get('dev')?.settings.edition).toBe('2026-07');
  });
});

/** A world that is written to a place which can refuse, with what was written. */
function keptWorld(): { readonly world: World; readonly written: () => WorldData | null; readonly refuse: () => void } {
  const world = World.empty('town', Clock.frozenAt(5));
  let written: WorldData | null = null;
  let isFull = false;
  const write = (data: WorldData): void => {
    if (isFull) throw new Error('ENOSPC');
    written = data;
  };
  world.keepIn({ adapter: { read: () => null, write }, uploads: new UploadsInMemory() });
  return { world, written: () => written, refuse: () => void (isFull = true) };
}

const insert = (world: World): TagRow =>
  world.table('tags').insert({ key: world.random.hex(4), name: 'Sport', scope: 'webshop' });

describe('a transaction', () => {
  it('is written when it is whole, with the state of chance, clock and settings', () => {
    const { world, written } = keptWorld();
    world.transact(() => {
      insert(world);
      world.clock.step(60);
      world.configure({ sms_refused: true });
      expect(written()).toBeNull();
    });
    expect(written()).toEqual(world.snapshot());
  });

  it.each<[string, (world: World, refuse: () => void) => void]>([
    [
      'the work fails',
      () => {
        throw new Error('a bug');
      },
    ],
    ['it cannot be written', (_world, refuse) => refuse()],
  ])('leaves the world as it was when %s', (_why, end) => {
    const { world, refuse } = keptWorld();
    world.transact(() => insert(world));
    const before = world.snapshot();
    const work = (): void => {
      insert(world);
      world.clock.step(60);
      world.configure({ sms_refused: true });
      end(world, refuse);
    };
    expect(() => world.transact(work)).toThrow(/a bug|could not keep/);
    expect(world.snapshot()).toEqual(before);
  });

  it('takes back changes outside it that cannot be written', () => {
    const { world, refuse } = keptWorld();
    insert(world);
    world.save();
    const before = world.snapshot();
    refuse();
    insert(world);
    expect(() => world.save()).toThrow(WriteFailed);
    expect(world.snapshot()).toEqual(before);
  });

  it('does not write what only keeps a session awake; the next one takes that along', () => {
    const { world, written } = keptWorld();
    const session = { uid: 'a', proxy_id: 1, identity_address: '', client_type: 'webshop', client_version: null };
    const made = world
      .table('sessions')
      .insert({ ...session, ip: '', user_agent: null, started_at: 0, last_request_at: 0 });
    world.transact(() => world.table('sessions').update(made, { last_request_at: 9 }));
    expect(written()).toBeNull();
    world.transact(() => insert(world));
    expect(written()?.tables.sessions[0]?.last_request_at).toBe(9);
  });

  it('happens at one moment', () => {
    let machine = 0;
    const world = World.from(
      World.empty(
        'town',
        Clock.running(() => 0),
      ).snapshot(),
      () => (machine += 1),
    );
    world.transact(() => expect(world.now()).toBe(world.now()));
  });
});
