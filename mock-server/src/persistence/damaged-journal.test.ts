import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { journalsOn, smallWorld, testFolder, writePair, written } from '../testing/persistence.ts';
import { killedWorld, linesOf, openedOn, pairsOf, refusalOn, words } from '../testing/killed-world.ts';
import type { Files } from '../testing/killed-world.ts';
import { TestDisk } from '../testing/test-disk.ts';
import { encode, lineOf } from './journal-line.ts';
import { WorldFiles } from './world-files.ts';

let file = '';
let remove = (): void => undefined;
beforeEach(() => {
  ({ file, remove } = testFolder());
});
afterEach(() => remove());

/** For what a test has, or must fail. */
function there<T>(value: T | null): T {
  if (value === null) throw new Error('It is not there.');
  return value;
}

const twoWays =
  'Start with --keep-before-damage to keep what stands before it, or with --fresh to start afresh. ' +
  'Both keep the damaged file under another name.';

describe('a journal with a damaged line', () => {
  it('stops the start at every byte that is not as it was written, and names the line', async () => {
    const { files, path, journal } = await killedWorld(file);
    for (let place = 0; place < journal.length; place += 1) {
      const hurt = Buffer.from(journal);
      hurt[place] = (hurt[place] ?? 0) ^ 1;
      const disk = new TestDisk(new Map([...files, [path, hurt]]));
      const line = journal.subarray(0, place).toString('latin1').split('\n').length;
      const refusal = await refusalOn(disk, file);
      expect(refusal.kind).toBe('damaged');
      expect(refusal.message).toBe(`Line ${line} of the journal ${path} is damaged. ${twoWays}`);
      expect(disk.files()).toEqual(new Map([...files, [path, hurt]]));
    }
  });

  it('opens with everything before that line when it is asked to, and goes on behind it', async () => {
    const { files, path, journal } = await killedWorld(file);
    const lines = linesOf(journal);
    for (let line = 1; line <= lines.length; line += 1) {
      const hurt = Buffer.from(
        lines.map((text, place) => (place === line - 1 ? text.replace(/./, 'z') : text)).join(''),
      );
      const disk = new TestDisk(new Map([...files, [path, hurt]]));
      const kept = await openedOn(disk, file, 'keep_before');
      expect(pairsOf(kept)).toEqual(words.slice(0, Math.max(0, line - 2)));
      expect(disk.files().get(`${path}.damaged-1`)).toEqual(hurt);
      expect(kept.notices).toEqual([
        `Line ${line} of the journal ${path} is damaged. What stands before it is kept; the damaged file is now ${path}.damaged-1.`,
      ]);
      const world = there(kept.read());
      kept.follow(world);
      expect(await written(kept, world, 'later')).toBe(true);
      const again = await openedOn(
        disk.afterPowerCut(() => 0.9),
        file,
      );
      expect(pairsOf(again)).toEqual([...words.slice(0, Math.max(0, line - 2)), 'later']);
      expect(again.notices).toEqual([]);
    }
  });

  it('is put aside with its snapshot when one starts afresh', async () => {
    const { files, path, journal } = await killedWorld(file);
    const hurt = Buffer.from(journal.toString().replace('three', 'thrxx'));
    const disk = new TestDisk(new Map([...files, [path, hurt]]));
    const kept = await openedOn(disk, file, 'fresh');
    expect(kept.read()).toBeNull();
    expect(disk.files().get(`${path}.damaged-1`)).toEqual(hurt);
    expect(disk.files().get(`${file}.damaged-1`)).toEqual(files.get(file));
    expect([disk.files().has(file), disk.files().has(path)]).toEqual([false, false]);
    expect(kept.notices).toEqual([
      `Line 4 of the journal ${path} is damaged. The world starts afresh; its files are now ${file}.damaged-1 and ${path}.damaged-1.`,
    ]);
  });

  it('never takes the name of one that was put aside before', async () => {
    const { files, path, journal } = await killedWorld(file);
    const [once, twice] = ['four', 'two'].map((word) => Buffer.from(journal.toString().replace(word, 'zzz')));
    if (!once || !twice) throw new Error('There is no damage.');
    const first = new TestDisk(new Map([...files, [path, once]]));
    await openedOn(first, file, 'keep_before');
    const second = new TestDisk(new Map([...first.files(), [path, twice]]));
    await openedOn(second, file, 'keep_before');
    expect(second.files().get(`${path}.damaged-1`)).toEqual(once);
    expect(second.files().get(`${path}.damaged-2`)).toEqual(twice);
    const third = new TestDisk(new Map([...second.files(), [path, once]]));
    await openedOn(third, file, 'fresh');
    expect([...third.files().keys()].toSorted()).toEqual(
      [`${file}.damaged-3`, `${path}.damaged-1`, `${path}.damaged-2`, `${path}.damaged-3`].toSorted(),
    );
  });

  it('is found again when the power goes while it is put aside', async () => {
    const { files, path, journal } = await killedWorld(file);
    const hurt = Buffer.from(journal.toString().replace('three', 'thrxx'));
    for (const onDamage of ['keep_before', 'fresh'] as const) {
      for (let calls = 0; ; calls += 1) {
        const disk = new TestDisk(new Map([...files, [path, hurt]]));
        disk.callsLeft = calls;
        const opened = await Promise.race([openedOn(disk, file, onDamage), disk.powerGone]);
        for (const chance of [0.1, 0.9]) {
          const left = disk.afterPowerCut(() => chance).files();
          expect([...left.values()].some((bytes) => bytes.equals(hurt))).toBe(true);
        }
        if (opened) break;
      }
    }
  });
});

/** Files of a world that was killed while a snapshot was made: two journals have writes that it does not have. */
async function killedInTwoJournals(): Promise<{ readonly files: Files; readonly paths: readonly string[] }> {
  const disk = new TestDisk();
  const world = smallWorld();
  const { files } = await WorldFiles.open(disk.disk, file);
  await files.replace({ copy: world.copy(), transactions: 0 }, null);
  for (const [place, word] of words.entries()) {
    if (place === 3) await files.turn();
    const state = world.state();
    const transaction = there(writePair(world, word));
    await files.append(encode(lineOf([transaction], state)));
  }
  return { files: disk.files(), paths: journalsOn(disk) };
}

describe('the first of two journals', () => {
  it('takes the second one with it when it is damaged', async () => {
    const { files, paths } = await killedInTwoJournals();
    const [first = '', second = ''] = paths;
    const all = await openedOn(new TestDisk(files), file);
    expect(pairsOf(all)).toEqual(words);
    const hurt = Buffer.from((files.get(first)?.toString() ?? '').replace('two', 'xxx'));
    const disk = new TestDisk(new Map([...files, [first, hurt]]));
    expect((await refusalOn(disk, file)).message).toContain(`Line 3 of the journal ${first} is damaged.`);
    const kept = await openedOn(disk, file, 'keep_before');
    expect(pairsOf(kept)).toEqual(['one']);
    expect(disk.files().get(`${first}.damaged-1`)).toEqual(hurt);
    expect(disk.files().get(`${second}.damaged-1`)).toEqual(files.get(second));
    expect(kept.notices[0]).toContain(
      `the damaged file and those behind it are now ${first}.damaged-1 and ${second}.damaged-1.`,
    );
  });

  it.each(['is missing', 'is empty', 'is of another world'])('is missed by the second one when it %s', async (what) => {
    const { files, paths } = await killedInTwoJournals();
    const [first = '', second = ''] = paths;
    const left = new Map(files);
    if (what === 'is missing') left.delete(first);
    else left.set(first, Buffer.from(what === 'is empty' ? '' : encode({ journal: 1, world: 'other' })));
    const disk = new TestDisk(left);
    const { message } = await refusalOn(disk, file);
    expect(message).toMatch(/^Line [12] of the journal .* is damaged\. /);
    const kept = await openedOn(disk, file, 'keep_before');
    expect(pairsOf(kept)).toEqual([]);
    expect(disk.files().get(`${second}.damaged-1`)).toEqual(files.get(second));
  });
});

describe('a journal that its snapshot names', () => {
  it.each([
    ['is missing', null],
    ['is empty', Buffer.alloc(0)],
    ['lost the end of its head', Buffer.from('0123abcd {"journal":1,')],
  ] as const)('and that %s is told, and the snapshot is opened', async (what, bytes) => {
    const { files, path } = await killedWorld(file);
    const left = new Map(files);
    if (bytes === null) left.delete(path);
    else left.set(path, bytes);
    const disk = new TestDisk(left);
    const kept = await openedOn(disk, file);
    expect(pairsOf(kept)).toEqual([]);
    expect(kept.notices).toEqual([
      `The journal ${path} is ${what === 'is missing' ? 'missing' : 'empty'}: what was done after the last snapshot is not there.`,
    ]);
    const world = there(kept.read());
    kept.follow(world);
    expect(await written(kept, world, 'later')).toBe(true);
    const again = await openedOn(
      disk.afterPowerCut(() => 0.9),
      file,
    );
    expect([pairsOf(again), again.notices]).toEqual([['later'], []]);
  });

  it('is not missed by a snapshot that names none', async () => {
    const { files } = await killedWorld(file);
    const { kept: _mark, ...plain } = JSON.parse(files.get(file)?.toString() ?? '');
    const kept = await openedOn(new TestDisk(new Map([[file, Buffer.from(JSON.stringify(plain))]])), file);
    expect([pairsOf(kept), kept.notices]).toEqual([[], []]);
  });
});
