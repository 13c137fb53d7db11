import { objectOf } from '../../src/contract/input.ts';
import type { Input } from '../../src/contract/input.ts';
import { tableNames } from '../../src/database/shape.ts';
import type { WorldSnapshot } from '../../src/database/shape.ts';
import { World } from '../../src/database/world.ts';

/** One world in one file. */
export type WorldFile = {
  readonly format: 'stadstegoed-world';
  readonly version: 1;
  /** World's time when it was made; its clock goes on there. */
  readonly at: number;
  readonly world: WorldSnapshot;
};

const format = 'stadstegoed-world';

export const worldFileOf = (world: World): WorldFile => ({
  format,
  version: 1,
  at: world.now(),
  world: world.snapshot(),
});

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const names: readonly string[] = tableNames;

function tableProblem(name: string, rows: unknown): string | null {
  if (!names.includes(name)) return `The file has a table "${name}" that this mock platform does not know.`;
  if (!Array.isArray(rows)) return `The table "${name}" of the file is no list.`;
  const ids = rows.map((row) => objectOf(row)['id']);
  const wrong = ids.findIndex((id) => !Number.isInteger(id) || Number(id) < 1);
  if (wrong >= 0) return `Row ${wrong + 1} of table "${name}" has no id.`;
  return new Set(ids).size === ids.length ? null : `Two rows of table "${name}" have the same id.`;
}

function stateProblem(world: Input): string | null {
  const clock = objectOf(world['clock']);
  const numbers = [world['random'], clock['virtual'], clock['machine'], clock['speed']];
  if (!numbers.every(isNumber) || typeof clock['frozen'] !== 'boolean') return 'The file has no clock or no chance.';
  if (Object.keys(objectOf(world['settings'])).length === 0) return 'The file has no switches.';
  return Object.values(objectOf(world['sequences'])).every(isNumber) ? null : 'The file has a count that is no number.';
}

/** What is wrong with a world as JSON, in one sentence; null when nothing is. */
export function snapshotProblem(value: unknown): string | null {
  const world = objectOf(value);
  if (world['version'] !== 1 || typeof world['scenario'] !== 'string') return 'The file holds no world.';
  for (const [name, rows] of Object.entries(objectOf(world['tables']))) {
    const problem = tableProblem(name, rows);
    if (problem !== null) return problem;
  }
  return stateProblem(world);
}

/** Border: a value in which `snapshotProblem` found nothing is a snapshot. */
export const asSnapshot = (value: unknown): WorldSnapshot => value as WorldSnapshot;

/** The world in a file, or what is wrong with the file in one sentence. */
export function worldOfFile(value: unknown): World | string {
  const file = objectOf(value);
  if (file['format'] !== format) return 'This is no world file of the mock platform.';
  if (file['version'] !== 1)
    return `This world file has version ${String(file['version'])}; this mock platform reads version 1.`;
  const problem = isNumber(file['at'])
    ? snapshotProblem(file['world'])
    : 'The file does not say at which moment it was made.';
  if (problem !== null) return problem;
  const world = World.from(asSnapshot(file['world']));
  world.clock.jumpTo(Number(file['at']));
  return world;
}
