import type { World } from '../../database/world.ts';

/** Sign-ins whose scan is remembered per world; older ones are forgotten. */
const remembered = 100;

/** A scan is seen by the phone alone: the platform hears nothing of it, so it is no part of the world. */
const seen = new WeakMap<World, Map<string, number>>();

/** The phone has a sign-in on its screen; the first time counts. */
export function noteScan(world: World, token: string): void {
  const times = seen.get(world) ?? new Map<string, number>();
  seen.set(world, times);
  if (times.has(token)) return;
  times.set(token, world.now());
  const [oldest] = times.keys();
  if (times.size > remembered && oldest !== undefined) times.delete(oldest);
}

/** World's time at which the phone first had a sign-in on its screen; null when it did not. */
export const scannedAt = (world: World, token: string): number | null => seen.get(world)?.get(token) ?? null;
