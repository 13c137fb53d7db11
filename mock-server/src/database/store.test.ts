import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Clock } from '../clock/clock.ts';
import { Random, seedFrom } from '../shared/random.ts';
import type { Scenario } from './scenario.ts';
import { DataProblem } from '../persistence/data-problem.ts';
import { PersistedWorld } from '../persistence/persisted-world.ts';
import { Table } from './table.ts';
import { Worlds } from './worlds.ts';
import { World } from './world.ts';

type Named = { readonly id: number; readonly name: string; readonly town: string };

describe('a table', () => {
  const open = (changed: () => void = () => undefined) =>
    Table.of<Named>([{ id: 3, name: 'Noor', town: 'Zonnedorp' }], 0, changed);

  it('gives out ids that were never used', () => {
    const table = open();
    const row = table.insert({ name: 'Jan', town: 'Waterveen' });
    expect(row.id).toBe(4);
    table.remove(row);
    expect(table.insert({ name: 'Kees', town: 'Waterveen' }).id).toBe(5);
    expect(table.insert({ id: 90, name: 'Ans', town: 'Waterveen' }).id).toBe(90);
    expect(table.highest).toBe(90);
    expect(() => table.insert({ id: 90, name: 'Ans', town: 'Waterveen' })).toThrow('id 90 exists already');
  });

  it('finds rows by any field, also after they changed or left', () => {
    const table = open();
    expect(table.where('town', 'Zonnedorp')).toHaveLength(1);
    const jan = table.insert({ name: 'Jan', town: 'Zonnedorp' });
    expect(table.where('town', 'Zonnedorp')).toHaveLength(2);
    const moved = table.update(jan, { town: 'Waterveen' });
    expect(table.where('town', 'Zonnedorp').map((row) => row.name)).toEqual(['Noor']);
    expect(table.first('town', 'Waterveen')).toEqual(moved);
    table.remove(moved);
    expect(table.first('town', 'Waterveen')).toBeUndefined();
    table.clear();
    expect(table.where('town', 'Zonnedorp')).toEqual([]);
  });

  it('never changes a row in place, and tells of every change', () => {
    let changes = 0;
    const table = open(() => void (changes += 1));
    const before = table.get(3);
    if (!before) throw new Error('The row is gone.');
    const after = table.update(before, { name: 'Nora' });
    expect(before.name).toBe('Noor');
    expect(after.name).toBe('Nora');
    table.remove(after);
    table.remove(after);
    expect(changes).toBe(2);
    expect(() => table.update(after, { name: 'Nobody' })).toThrow('no row with id 3');
  });
});

describe('seeded chance', () => {
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

  it('are a thousand in one process without a thousand builds', () => {
    let builds = 0;
    const counted: Scenario = {
      ...town,
      build: (world) => {
        builds += 1;
        town.build(world);
      },
    };
    const worlds = new Worlds({ ...catalogue, scenarios: new Map([['town', counted]]) }, start);
    for (let index = 0; index < 1000; index += 1) worlds.create('town');
    expect(worlds.names()).toHaveLength(1000);
    expect(builds).toBe(1);
  });
});

describe('the kept world', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mock-'));
    file = join(folder, 'deep', 'dev.json');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const problem = async (opening: Promise<unknown>): Promise<DataProblem> => {
    const error: unknown = await opening.catch((reason: unknown) => reason);
    if (!(error instanceof DataProblem)) throw new Error('The file was opened.');
    return error;
  };

  it('is the same after the program starts again', async () => {
    const first = await PersistedWorld.open(file);
    expect(first.read()).toBeNull();
    const world = World.empty('town', Clock.frozenAt(5));
    first.follow(world);
    town.build(world);
    world.configure({ sms_refused: true });
    await first.close();

    const second = await PersistedWorld.open(file);
    const kept = second.read();
    expect(kept?.snapshot()).toEqual(world.snapshot());
    expect(kept?.random.hex(8)).toBe(world.random.hex(8));
    await second.close();
  });

  it('opens as well when it was kept before a table existed', async () => {
    const kept = World.empty('town', Clock.frozenAt(5));
    town.build(kept);
    const { reimbursements: _later, ...tables } = kept.snapshot().tables;
    await PersistedWorld.open(file).then((opened) => opened.close());
    writeFileSync(file, JSON.stringify({ ...kept.snapshot(), tables }));
    const opened = await PersistedWorld.open(file);
    expect(opened.read()?.snapshot()).toEqual(kept.snapshot());
    await opened.close();
  });

  it('gathers many changes in one write and never has a half file', async () => {
    const kept = await PersistedWorld.open(file);
    const world = World.empty('town');
    kept.follow(world);
    for (let index = 0; index < 500; index += 1) town.build(world);
    await Promise.all([kept.flush(), kept.flush(), kept.flush()]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: 1, scenario: 'town' });
    await kept.close();
  });

  it.each([
    ['damaged', '{"version":1,'],
    ['damaged', '[]'],
    ['other_version', '{"version":0,"tables":{}}'],
  ])('is refused as %s with one sentence, and left as it is', async (kind, text) => {
    await PersistedWorld.open(file).then((opened) => opened.close());
    writeFileSync(file, text);
    const refused = await problem(PersistedWorld.open(file));
    expect(refused.kind).toBe(kind);
    expect(refused.message).toBe(
      `The data file ${file} is ${kind === 'damaged' ? 'damaged' : 'of another version'}. Remove ${file} to start afresh.`,
    );
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect((await problem(PersistedWorld.open(file))).kind).toBe(kind);
  });

  it('belongs to one process; the lock of one that is gone is taken over', async () => {
    await PersistedWorld.open(file).then((opened) => opened.close());
    writeFileSync(`${file}.lock`, String(process.ppid));
    const refused = await problem(PersistedWorld.open(file));
    expect(refused.kind).toBe('locked');
    expect(refused.message).toContain(`in use by process ${process.ppid}`);
    writeFileSync(`${file}.lock`, '999999999');
    const opened = await PersistedWorld.open(file);
    expect(readFileSync(`${file}.lock`, 'utf8').split('\n')[0]).toBe(String(process.pid));
    await opened.close();
  });
});
