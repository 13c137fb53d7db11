import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  journalsOn,
  keptOn,
  pairsIn,
  reopened,
  smallWorld,
  testFolder,
  writePair,
  written,
} from '../testing/persistence.ts';
import { TestDisk } from '../testing/test-disk.ts';
import { PersistedWorld } from './persisted-world.ts';
import type { WorldSnapshot } from '../database/shape.ts';
import type { World } from '../database/world.ts';

let file = '';
let remove = (): void => undefined;
beforeEach(() => {
  ({ file, remove } = testFolder());
});
afterEach(() => remove());

describe('the journal', () => {
  it('gives every answered write back, without a snapshot since', async () => {
    const disk = new TestDisk();
    const { kept, world } = await keptOn(disk, file);
    const before = disk.files().get(file);
    expect(await written(kept, world, 'one')).toBe(true);
    expect(await written(kept, world, 'two')).toBe(true);
    const { found } = await reopened(
      disk.afterPowerCut(() => 0.9),
      file,
    );
    expect(found).toEqual(world.snapshot());
    expect(disk.files().get(file)).toEqual(before);
  });

  it('takes all that wait in one write and one sync', async () => {
    const disk = new TestDisk();
    const { kept, world } = await keptOn(disk, file);
    const before = disk.calls;
    const all = Array.from({ length: 50 }, (_, index) => written(kept, world, `word ${index}`));
    expect(await Promise.all(all)).toEqual(all.map(() => true));
    expect(disk.calls - before).toBe(2);
  });

  it('lets nobody wait for a session that was kept awake, and takes it along', async () => {
    const disk = new TestDisk();
    const { kept, world } = await keptOn(disk, file);
    const session = { uid: 'a', proxy_id: 1, identity_address: '', client_type: 'webshop', client_version: null };
    const touch = (): ReturnType<World['transact']> =>
      world.transact(() => {
        const sessions = world.table('sessions');
        const known = sessions.get(1);
        if (known) sessions.update(known, { last_request_at: known.last_request_at + 1 });
        else sessions.insert({ ...session, ip: '', user_agent: null, started_at: 0, last_request_at: 0 });
      });
    const before = disk.calls;
    for (let count = 0; count < 100; count += 1) expect(kept.kept(touch().transaction)).toBeNull();
    expect(disk.calls).toBe(before);
    await kept.flush();
    expect(disk.calls - before).toBe(2);
    const { found } = await reopened(
      disk.afterPowerCut(() => 0.9),
      file,
    );
    expect(found).toEqual(world.snapshot());
    expect(found?.tables.sessions[0]?.last_request_at).toBe(99);
  });

  it('knows of a step back in time, also which ids are free again', async () => {
    const disk = new TestDisk();
    const { kept, world } = await keptOn(disk, file);
    await written(kept, world, 'one');
    const undone = ['two', 'three'].map((word) => writePair(world, word)).filter((made) => made !== null);
    expect(await kept.kept(world.goBack(undone.toReversed(), world.now()))).toBe(true);
    expect(pairsIn(world)).toEqual(['one']);
    const { found } = await reopened(
      disk.afterPowerCut(() => 0.9),
      file,
    );
    expect(found).toEqual(world.snapshot());
    expect(found?.sequences['tags']).toBe(1);
  });

  it('is read up to where it was cut, at every byte', async () => {
    const disk = new TestDisk();
    const { kept, world } = await keptOn(disk, file);
    const states = [world.snapshot()];
    const ends: number[] = [];
    const [path = ''] = journalsOn(disk);
    for (let index = 0; index < 12; index += 1) {
      await written(kept, world, `word ${index} é`);
      states.push(world.snapshot());
      ends.push(disk.files().get(path)?.length ?? 0);
    }
    const files = disk.files();
    const journal = files.get(path) ?? Buffer.alloc(0);
    for (let cut = 0; cut <= journal.length; cut += 1) {
      const torn = new TestDisk(new Map([...files, [path, journal.subarray(0, cut)]]));
      const { found, kept: again } = await reopened(torn, file);
      expect(found, `cut at byte ${cut}`).toEqual(states[ends.filter((end) => end <= cut).length]);
      await again.close();
    }
  });
});

describe('the snapshot', () => {
  it('is made at the end, and the journal is empty then', async () => {
    const disk = new TestDisk();
    const { kept, world } = await keptOn(disk, file);
    await written(kept, world, 'one');
    await kept.close();
    const text = disk.files().get(file)?.toString() ?? '';
    const snapshot: { tables: WorldSnapshot['tables'] } = JSON.parse(text);
    expect(snapshot.tables.tags).toEqual(world.snapshot().tables.tags);
    expect(journalsOn(disk)).toHaveLength(1);
    expect(
      disk
        .files()
        .get(journalsOn(disk)[0] ?? '')
        ?.toString()
        .trim()
        .split('\n'),
    ).toHaveLength(1);
    const again = await reopened(disk, file);
    expect(again.found).toEqual(world.snapshot());
    expect(again.kept.read()?.transactions).toBe(world.transactions);
  });

  it('is made while writes go on, which are not lost', async () => {
    const disk = new TestDisk();
    const { kept, world } = await keptOn(disk, file, { compactAt: { idle: 0, busy: 500 } });
    const start = disk.files().get(file)?.length ?? 0;
    for (let index = 0; index < 200; index += 1) await written(kept, world, `word ${index}`);
    expect(disk.files().get(file)?.length).toBeGreaterThan(start);
    const { found } = await reopened(
      disk.afterPowerCut(() => 0.9),
      file,
    );
    expect(found).toEqual(world.snapshot());
  });

  it('tells worlds of other seeds apart', async () => {
    const disk = new TestDisk();
    const first = await keptOn(disk, file, { seeds: Promise.resolve('a') });
    expect(await first.kept.isOfOtherSeeds()).toBe(false);
    await written(first.kept, first.world, 'one');
    await first.kept.close();
    const same = await PersistedWorld.open(file, { disk: disk.disk, seeds: Promise.resolve('a') });
    same.follow(same.read() ?? smallWorld());
    expect(await same.isOfOtherSeeds()).toBe(false);
    await same.close();
    const other = await PersistedWorld.open(file, { disk: disk.disk, seeds: Promise.resolve('b') });
    other.follow(other.read() ?? smallWorld());
    expect(await other.isOfOtherSeeds()).toBe(true);
    other.follow(smallWorld());
    await other.flush();
    expect(await other.isOfOtherSeeds()).toBe(false);
  });
});
