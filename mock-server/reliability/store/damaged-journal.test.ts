import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from '../../src/testing/persistence.ts';
import { killedWorld, linesOf, openedOn, pairsOf, refusalOn, words } from '../../src/testing/killed-world.ts';
import { TestDisk } from '../../src/testing/test-disk.ts';
import { allowed, rounds, seed } from '../testing/size.ts';

let file = '';
let remove = (): void => undefined;
beforeEach(() => {
  ({ file, remove } = testFolder());
});
afterEach(() => remove());

/** What may happen to a journal at one of its lines; null when nothing is left of it to happen to. */
const injuries: { readonly [what: string]: (lines: readonly string[], at: number) => readonly string[] | null } = {
  'is lost': (lines, at) => (at < lines.length - 1 ? lines.toSpliced(at, 1) : null),
  'stands twice': (lines, at) => lines.toSpliced(at, 0, lines[at] ?? ''),
  'changed places with the next': (lines, at) =>
    at < lines.length - 1 ? lines.toSpliced(at, 2, lines[at + 1] ?? '', lines[at] ?? '') : null,
  'lost its newline': (lines, at) =>
    at < lines.length - 1 ? lines.toSpliced(at, 1, (lines[at] ?? '').slice(0, -1)) : null,
  'has another newline': (lines, at) => lines.toSpliced(at, 1, `${(lines[at] ?? '').slice(0, -1)}\r`),
  'has an empty line before it': (lines, at) => lines.toSpliced(at, 0, '\n'),
  'has zeros before it': (lines, at) => lines.toSpliced(at, 0, '\0'.repeat(40)),
  'lost its first half': (lines, at) => lines.toSpliced(at, 1, (lines[at] ?? '').slice((lines[at] ?? '').length / 2)),
};

describe('a journal of which a line', () => {
  it.each(Object.keys(injuries))(
    '%s is never taken for a whole one',
    async (what) => {
      const { files, path, journal } = await killedWorld(file);
      const lines = linesOf(journal);
      await fc.assert(
        fc.asyncProperty(fc.nat(lines.length - 1), async (at) => {
          const injured = injuries[what]?.(lines, at)?.join('');
          fc.pre(injured !== undefined);
          const disk = new TestDisk(new Map([...files, [path, Buffer.from(injured ?? '')]]));
          const { kind, message } = await refusalOn(disk, file);
          const line = Number(/^Line (\d+) of the journal/.exec(message)?.[1]);
          expect([kind, line >= at + 1, line <= at + 2]).toEqual(['damaged', true, true]);
          const kept = await openedOn(disk, file, 'keep_before');
          const found = pairsOf(kept);
          expect(found).toEqual(words.slice(0, found.length));
          expect(found.length).toBeGreaterThanOrEqual(Math.max(0, at - 1));
        }),
        { numRuns: rounds(30, 3000), seed },
      );
    },
    allowed,
  );

  it('was torn off at the end is opened without a word: it was never answered', async () => {
    const { files, path, journal } = await killedWorld(file);
    const ends = linesOf(journal).reduce<number[]>(
      (all, line) => [...all, (all.at(-1) ?? 0) + Buffer.byteLength(line)],
      [],
    );
    const [headEnd = 0] = ends;
    for (let cut = headEnd; cut <= journal.length; cut += 1) {
      for (const behind of [Buffer.alloc(0), Buffer.alloc(9)]) {
        const bytes = Buffer.concat([journal.subarray(0, cut), behind]);
        const kept = await openedOn(new TestDisk(new Map([...files, [path, bytes]])), file);
        expect(pairsOf(kept)).toEqual(words.slice(0, ends.filter((end) => end <= cut).length - 1));
        expect(kept.notices).toEqual([]);
      }
    }
  });
});
