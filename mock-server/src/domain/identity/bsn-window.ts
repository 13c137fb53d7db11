import { second } from '../../calendar.ts';

/**
 * Has the server's own confirmation window run out? Without a limit it never does; without a confirmation it has.
 * `limit` in seconds, the moments in milliseconds.
 */
export function isWindowOver(limit: number | null, confirmedAt: number | null, now: number): boolean {
  if (limit === null) return false;
  return confirmedAt === null || now - confirmedAt > limit * second;
}
