import type { IncrementalIndex } from './incremental-index.ts';
import type { World } from './world.ts';

/** Lists that a world keeps; the one that was not asked for the longest time goes first. */
const keptLists = 48;

/** Border: a key names one kind of list only. */
const same = <E extends { readonly id: number }>(list: unknown): IncrementalIndex<E> => list as IncrementalIndex<E>;

const known = new WeakMap<World, Map<string, unknown>>();

/** The live list of a world under a key, made at the first question. The key must name everything that the list depends on. */
export function listOf<E extends { readonly id: number }>(
  world: World,
  key: string,
  make: () => IncrementalIndex<E>,
): IncrementalIndex<E> {
  const lists = known.get(world) ?? new Map<string, unknown>();
  known.set(world, lists);
  const found = lists.get(key);
  const list = found === undefined ? make() : same<E>(found);
  lists.delete(key);
  lists.set(key, list);
  for (const oldest of lists.keys()) {
    if (lists.size <= keptLists) break;
    lists.delete(oldest);
  }
  return list;
}
