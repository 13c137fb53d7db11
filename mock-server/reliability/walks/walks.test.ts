import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allowed, rounds, seed } from '../testing/size.ts';
import { differences } from './differences.ts';
import { inProcess, killed, overHttp, restarted } from './doors.ts';
import type { Door } from './doors.ts';
import { start } from './model.ts';
import { Resident } from './resident.ts';
import type { Known } from './step.ts';
import { steps } from './steps.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-walks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

let count = 0;
const freshFile = (): string => join(folder, `${(count += 1)}.json`);

type Way = readonly [name: string, open: () => Promise<Door>];
type Walk = Iterable<fc.AsyncCommand<Known, Resident>>;

/** Walks one way and tells every answer and what the world holds at the end. */
async function walked(walk: Walk, [, open]: Way): Promise<{ answers: unknown; state: unknown }> {
  const door = await open();
  const resident = await Resident.at(door);
  try {
    await fc.asyncModelRun(() => ({ model: { model: start }, real: resident }), walk);
  } catch (error) {
    await door.leave();
    throw error;
  }
  // A change that must be on the disk: with it is all that came before, also what a read changed, which may lag behind.
  await resident.wait(1);
  return { answers: resident.answers, state: await door.leave() };
}

const ways: readonly Way[] = [
  ['in this process', inProcess],
  ['over HTTP', overHttp],
  ['with restarts', () => restarted(freshFile())],
];

describe('a walk through signing in, vouchers, reservations and reimbursements', () => {
  const expectSame = (compared: readonly Way[], runs: { numRuns: number; size: number }): Promise<void> =>
    fc.assert(
      fc.asyncProperty(steps(runs.size), async (walk) => {
        const [first, ...more] = compared;
        if (!first) throw new Error('There is no way to walk.');
        const one = await walked(walk, first);
        for (const way of more) {
          const other = await walked(walk, way);
          expect({ way: way[0], differs: differences(one, other) }).toEqual({ way: way[0], differs: [] });
        }
      }),
      { seed, numRuns: runs.numRuns },
    );

  it(
    'is as the model foretells, and the same in this process, over HTTP and with restarts',
    () => expectSame(ways, { numRuns: rounds(8, 400), size: 60 }),
    allowed,
  );

  it(
    'is the same when the mock platform is killed without a word in between',
    () =>
      expectSame([...ways.slice(0, 1), ['killed', () => killed(freshFile())]], { numRuns: rounds(2, 100), size: 50 }),
    allowed,
  );
});
