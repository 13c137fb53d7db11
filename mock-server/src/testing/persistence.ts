import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Clock } from '../clock/clock.ts';
import { PersistedWorld } from '../persistence/persisted-world.ts';
import type { PersistenceOptions } from '../persistence/persisted-world.ts';
import type { WorldSnapshot } from '../database/shape.ts';
import type { Transaction } from '../database/change.ts';
import { World } from '../database/world.ts';
import type { TestDisk } from './test-disk.ts';

/** A folder for one test; the answer removes it. */
export function testFolder(): { readonly file: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'));
  return { file: join(folder, 'dev.json'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A small world whose clock stands still. */
export const smallWorld = (name = 'small'): World => World.empty(name, Clock.frozenAt(5));

/** Two rows in two tables, or none; both carry the same word. Every third also changes what is no row. */
export function writePair(world: World, word: string): Transaction | null {
  return world.transact(() => {
    world.table('tags').insert({ key: word, name: world.random.hex(8), scope: 'webshop' });
    const type = world
      .table('business_types')
      .insert({ key: word, name_nl: 'Winkel', name_en: 'Shop', parent_id: null });
    if (type.id % 3 === 0) world.configure({ sms_refused: type.id % 2 === 0 });
    if (type.id % 3 === 1) world.table('business_types').update(type, { name_nl: 'Markt' });
  }).transaction;
}

/** Words of the pairs in a world; a half pair is an error. */
export function pairsIn(world: World): string[] {
  const tags = world
    .table('tags')
    .all()
    .map(({ key }) => key);
  const types = world
    .table('business_types')
    .all()
    .map(({ key }) => key);
  if (tags.join() !== types.join()) throw new Error(`Half a transaction: ${tags.join()} and ${types.join()}`);
  return tags;
}

/** What the disk has, as the next start finds it. */
export async function reopened(
  disk: TestDisk,
  file: string,
): Promise<{ kept: PersistedWorld; found: WorldSnapshot | null }> {
  const kept = await PersistedWorld.open(file, { disk: disk.disk });
  return { kept, found: kept.read()?.snapshot() ?? null };
}

/** A new kept world on a test disk, of which the start is safe. */
export async function keptOn(
  disk: TestDisk,
  file: string,
  keeping: Omit<PersistenceOptions, 'disk'> = {},
): Promise<{ kept: PersistedWorld; world: World }> {
  const kept = await PersistedWorld.open(file, { ...keeping, disk: disk.disk });
  const world = smallWorld();
  kept.follow(world);
  await kept.flush();
  return { kept, world };
}

/** Writes a pair and waits for the disk. */
export const written = async (kept: PersistedWorld, world: World, word: string): Promise<boolean | null> =>
  kept.kept(writePair(world, word));

/** Paths of the journals on a disk. */
export const journalsOn = (disk: TestDisk): string[] =>
  [...disk.files().keys()].filter((path) => path.includes('.journal-'));
