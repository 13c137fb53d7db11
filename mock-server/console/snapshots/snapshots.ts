import type { World } from '../../src/database/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';

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

/** Snapshots kept; the oldest falls off. They live in memory, as long as the mock platform runs. */
const keptSnapshots = 100;

const storages = new WeakMap<MockPlatform['worlds'], Map<string, Snapshot>>();

function storageOf(platform: MockPlatform): Map<string, Snapshot> {
  const known = storages.get(platform.worlds);
  if (known) return known;
  const storage = new Map<string, Snapshot>();
  storages.set(platform.worlds, storage);
  return storage;
}

/** Newest first. */
export const snapshotsOf = (platform: MockPlatform): readonly Snapshot[] =>
  [...storageOf(platform).values()].toReversed();

export const snapshotOf = (platform: MockPlatform, name: string): Snapshot | undefined => storageOf(platform).get(name);

function freeName(storage: ReadonlyMap<string, Snapshot>): string {
  let count = storage.size + 1;
  while (storage.has(`snapshot ${count}`)) count += 1;
  return `snapshot ${count}`;
}

/** Keeps a world as it is now. A name that exists is given to the new one. */
export function takeSnapshot(
  platform: MockPlatform,
  from: { world: World; worldName: string },
  wanted: string | null,
): Snapshot {
  const { world, worldName } = from;
  const storage = storageOf(platform);
  const name = wanted ?? freeName(storage);
  const snapshot = { name, of: worldName, at: world.now(), request: world.log.count, world: world.copy() };
  storage.delete(name);
  storage.set(name, snapshot);
  const [oldest] = storage.keys();
  if (storage.size > keptSnapshots && oldest !== undefined) storage.delete(oldest);
  return snapshot;
}

export const dropSnapshot = (platform: MockPlatform, name: string): boolean => storageOf(platform).delete(name);

/** A world that starts as a snapshot was; its clock goes on from the moment of the snapshot. */
export function worldOfSnapshot({ world, at }: Snapshot): World {
  const copy = world.copy();
  copy.clock.jumpTo(at);
  return copy;
}
