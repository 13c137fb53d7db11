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
import type { World } from '../database/world.ts';

let file = '';
let remove = (): void => undefined;
beforeEach(() => {
  ({ file, remove } = testFolder());
});
afterEach(() => remove());

describe('a disk that refuses', () => {
  it('takes back what does not fit, at every size of space, and works again when there is some', async () => {
    const measure = new TestDisk();
    const first = await keptOn(measure, file);
    const before = measure.files().get(journalsOn(measure)[0] ?? '')?.length ?? 0;
    await written(first.kept, first.world, 'one');
    const needed = (measure.files().get(journalsOn(measure)[0] ?? '')?.length ?? 0) - before;
    for (let space = 0; space < needed; space += 11) {
      const disk = new TestDisk();
      disk.mouthful = 64;
      const said: unknown[] = [];
      const { kept, world } = await keptOn(disk, file, { failed: (error) => said.push(error) });
      await written(kept, world, 'kept');
      const state = world.snapshot();
      disk.space = space;
      const refused = [written(kept, world, 'one'), written(kept, world, 'two')];
      expect(await Promise.all(refused)).toEqual([false, false]);
      expect(world.snapshot()).toEqual(state);
      expect(world.transactions).toBe(1);
      expect(await written(kept, world, 'three')).toBe(false);
      expect(said).toHaveLength(1);
      disk.space = Infinity;
      expect(await written(kept, world, 'four')).toBe(true);
      expect(pairsIn(world)).toEqual(['kept', 'four']);
      const { found } = await reopened(
        disk.afterPowerCut(() => 0.9),
        file,
      );
      expect(found).toEqual(world.snapshot());
    }
  });

  it('takes back what was done while it was being asked', async () => {
    const disk = new TestDisk();
    const { kept, world } = await keptOn(disk, file);
    const state = world.snapshot();
    disk.syncFails = true;
    const one = written(kept, world, 'one');
    await Promise.resolve();
    const two = one.then(() => null);
    const later = written(kept, world, 'two');
    world.configure({ throttles: false });
    expect(await Promise.all([one, two, later])).toEqual([false, null, false]);
    expect(world.snapshot()).toEqual(state);
    disk.syncFails = false;
    expect(await written(kept, world, 'three')).toBe(true);
    expect(
      (
        await reopened(
          disk.afterPowerCut(() => 0.9),
          file,
        )
      ).found,
    ).toEqual(world.snapshot());
  });

  it('leaves the old world in place when a new one does not fit', async () => {
    const disk = new TestDisk();
    const back: World[] = [];
    const { kept, world } = await keptOn(disk, file, {
      putBack: (old) => {
        back.push(old);
        kept.follow(old);
      },
    });
    await written(kept, world, 'kept');
    const state = world.snapshot();
    disk.space = 100;
    const mark = kept.mark();
    const other = smallWorld('other');
    kept.follow(other);
    writePair(other, 'new');
    expect(await kept.keptSince(mark)).toBe(false);
    expect(back).toEqual([world]);
    disk.space = Infinity;
    expect(world.snapshot()).toEqual(state);
    expect(await written(kept, world, 'more')).toBe(true);
    expect(
      (
        await reopened(
          disk.afterPowerCut(() => 0.9),
          file,
        )
      ).found,
    ).toEqual(world.snapshot());
  });

  it('goes on without a new snapshot when that does not fit', async () => {
    const disk = new TestDisk();
    const { kept, world } = await keptOn(disk, file, { compactAt: { idle: 0, busy: 0 } });
    for (let index = 0; index < 60; index += 1)
      await written(kept, world, `a longer word to fill the journal ${index}`);
    disk.space = 2000;
    const outcomes: (boolean | null)[] = [];
    for (let index = 0; index < 5; index += 1) outcomes.push(await written(kept, world, `more ${index}`));
    expect(outcomes).toContain(true);
    disk.space = Infinity;
    await kept.close();
    expect((await reopened(disk, file)).found).toEqual(world.snapshot());
  });
});
