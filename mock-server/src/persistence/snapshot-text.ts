import { setImmediate as nextTurn } from 'node:timers/promises';
import { machineNow } from '../clock/clock.ts';
import { DataProblem } from './data-problem.ts';
import { tableNames } from '../database/shape.ts';
import type { WorldSnapshot } from '../database/shape.ts';
import { World } from '../database/world.ts';

/** Which transactions a snapshot holds, and where the journal goes on. */
export type SnapshotMark = {
  /** Name of the world; a journal of another one does not fit. */
  readonly world: string;
  /** Number of the first journal that follows. */
  readonly journal: number;
  /** Number of the last transaction in the snapshot. */
  readonly transactions: number;
  /** Version of the seeds that the world was made of; null when that is not known. */
  readonly seeds: string | null;
};

/** A world as the snapshot file has it; a file of before there was a journal has no mark. */
export type Kept = { readonly world: World; readonly mark: SnapshotMark | null };

type KeptSnapshot = WorldSnapshot & { readonly kept?: SnapshotMark };

/** Longest time in milliseconds that requests wait for a piece of a snapshot. */
const sliceTime = 2;
/** Rows between two looks at the time. */
const sliceRows = 32;
/** Characters that go to the disk at once. */
const pieceLength = 1 << 18;

/** Everything but the rows. */
function headOf({ world, mark }: Kept): Omit<KeptSnapshot, 'tables'> {
  return {
    version: 1,
    scenario: world.scenario,
    ...(mark ? { kept: mark } : {}),
    ...world.state(),
    sequences: Object.fromEntries(tableNames.map((name) => [name, world.table(name).highest])),
  };
}

/** The text of a snapshot in small parts, one row per line. */
function* partsOf(kept: Kept): Generator<string> {
  yield `${JSON.stringify(headOf(kept)).slice(0, -1)},"tables":{`;
  for (const [place, name] of tableNames.entries()) {
    yield `${place === 0 ? '' : ','}\n"${name}":[`;
    let between = '\n';
    for (const row of kept.world.table(name).all()) {
      yield `${between}${JSON.stringify(row)}`;
      between = ',\n';
    }
    yield ']';
  }
  yield '}}\n';
}

/** The same in pieces for the disk, made so that requests hardly wait for it. The world must not change meanwhile. */
export async function* snapshotText(kept: Kept): AsyncGenerator<string> {
  let piece = '';
  let count = 0;
  let until = machineNow() + sliceTime;
  for (const part of partsOf(kept)) {
    piece += part;
    count += 1;
    if (piece.length >= pieceLength) {
      yield piece;
      piece = '';
    }
    if (count % sliceRows !== 0 || machineNow() < until) continue;
    await nextTurn();
    until = machineNow() + sliceTime;
  }
  yield piece;
}

/** Border: a file that was checked for its version and tables is taken to be a snapshot. */
function asSnapshot(value: unknown): KeptSnapshot | null {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('tables' in value)) return null;
  const { tables } = value;
  if (typeof tables !== 'object' || tables === null) return null;
  return value as KeptSnapshot;
}

/** A world that was kept before a table existed has none of its rows, which is no reason to refuse it. */
const fitsShape = (snapshot: WorldSnapshot): boolean =>
  snapshot.version === 1 &&
  tableNames.every((name) => snapshot.tables[name] === undefined || Array.isArray(snapshot.tables[name]));

const howToReset = (file: string): string => `Remove ${file} to start afresh.`;

const damaged = (file: string): DataProblem =>
  new DataProblem('damaged', `The data file ${file} is damaged. ${howToReset(file)}`);

function valueOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged(file);
  }
}

/** The world in the text of a snapshot file. */
export function readSnapshot(file: string, text: string): Kept {
  const snapshot = asSnapshot(valueOf(file, text));
  if (!snapshot) throw damaged(file);
  if (!fitsShape(snapshot)) {
    throw new DataProblem('other_version', `The data file ${file} is of another version. ${howToReset(file)}`);
  }
  const world = World.from(snapshot, machineNow);
  const mark = snapshot.kept ?? null;
  if (mark) world.redo({ number: mark.transactions, changes: [], after: world.state() });
  return { world, mark };
}
