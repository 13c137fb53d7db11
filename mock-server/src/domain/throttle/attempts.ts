import type { World } from '../../world/world.ts';
import type { ThrottleRow } from '../../tables/settings.ts';
import { attemptsIn, isOver, secondsLeft, type Limit } from './limits.ts';

/** Where attempts come from: each network address has its own count. */
export type Source = { readonly world: World; readonly ip: string };

const windowOf = ({ world, ip }: Source, limit: Limit): ThrottleRow | undefined =>
  world
    .table('throttles')
    .where('key', limit.key)
    .find((window) => window.ip === ip);

/** The attempts that count now. */
export const attemptsOf = (source: Source, limit: Limit): number =>
  attemptsIn(windowOf(source, limit), limit, source.world.now());

/** Adds one attempt and returns how many count now. */
export function countAttempt(source: Source, limit: Limit): number {
  const throttles = source.world.table('throttles');
  const window = windowOf(source, limit);
  const now = source.world.now();
  if (!window) return throttles.insert({ key: limit.key, ip: source.ip, attempts: 1, opened_at: now }).attempts;
  if (isOver(window, limit, now)) return throttles.update(window, { attempts: 1, opened_at: now }).attempts;
  return throttles.update(window, { attempts: window.attempts + 1 }).attempts;
}

/** Seconds until there are attempts again; null while some are left. */
export function secondsToWait(source: Source, limit: Limit): number | null {
  const window = windowOf(source, limit);
  if (!window || attemptsOf(source, limit) < limit.attempts) return null;
  return secondsLeft(window, limit, source.world.now());
}
