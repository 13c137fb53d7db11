import { limits } from '../../src/domain/throttle/limits.ts';
import { exhaust } from '../../fixtures/seed/change.ts';
import type { World } from '../../src/world/world.ts';

/** Counts the attempts of a limit anew; false when there is no such limit. */
export function clearLimit(world: World, key: string): boolean {
  const windows = world.table('throttles');
  for (const window of windows.where('key', key)) windows.remove(window);
  return Object.values(limits).some((limit) => limit.key === key);
}

/** Uses every attempt of a limit up; false when there is no such limit. */
export function useUpLimit(world: World, key: string): boolean {
  const limit = Object.values(limits).find((one) => one.key === key);
  if (!limit) return false;
  clearLimit(world, key);
  exhaust(world, limit, 0);
  return true;
}
