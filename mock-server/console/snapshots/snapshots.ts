import type { World } from '../../src/database/world.ts';
import type { Twin } from '../../src/http/twin.ts';

/** A world that somebody kept under a name. */
export type Snapshot = {
  readonly name: string;
  /** Name of the world that it was made of. */
  readonly of: string;
  /** World's time. */
  readonly at: number;
  /** Last request before it. */
  readonly request: number;
  readonly world: World;
};

/** Snapshots kept; the oldest falls off. They live in memory, as long as the twin runs. */
const keptSnapshots = 100;

const shelves = new WeakMap<Twin['worlds'], Map<string, Snapshot>>();

function shelfOf(twin: Twin): Map<string, Snapshot> {
  const known = shelves.get(twin.worlds);
  if (known) return known;
  const shelf = new Map<string, Snapshot>();
  shelves.set(twin.worlds, shelf);
  return shelf;
}

/** Newest first. */
export const snapshotsOf = (twin: Twin): readonly Snapshot[] => [...shelfOf(twin).values()].toReversed();

export const snapshotOf = (twin: Twin, name: string): Snapshot | undefined => shelfOf(twin).get(name);

function freeName(shelf: ReadonlyMap<string, Snapshot>): string {
  let count = shelf.size + 1;
  while (shelf.has(`snapshot ${count}`)) count += 1;
  return `snapshot ${count}`;
}

/** Keeps a world as it is now. A name that exists is given to the new one. */
export function takeSnapshot(twin: Twin, from: { world: World; worldName: string }, wanted: string | null): Snapshot {
  const { world, worldName } = from;
  const shelf = shelfOf(twin);
  const name = wanted ?? freeName(shelf);
  const snapshot = { name, of: worldName, at: world.now(), request: world.log.count, world: world.copy() };
  shelf.delete(name);
  shelf.set(name, snapshot);
  const [oldest] = shelf.keys();
  if (shelf.size > keptSnapshots && oldest !== undefined) shelf.delete(oldest);
  return snapshot;
}

export const dropSnapshot = (twin: Twin, name: string): boolean => shelfOf(twin).delete(name);

/** A world that starts as a snapshot was; its clock goes on from the moment of the snapshot. */
export function worldOfSnapshot({ world, at }: Snapshot): World {
  const copy = world.copy();
  copy.clock.jumpTo(at);
  return copy;
}
