import type { Transaction } from '../../src/database/change.ts';
import type { World } from '../../src/database/world.ts';
import type { LoggedRequest } from '../../src/database/request-log.ts';
import { lengthOf } from './clock-words.ts';

/** Something that was done to the clock, after a request of the line (its index; −1 is before the first). */
export type ClockAction = { readonly index: number; readonly words: string };

/** What a transaction did to the clock: `frozen`, `+ 2 days`; null when nothing. */
export function clockWordsOf({ before, after, at }: Transaction): string | null {
  const [old, now] = [before.clock, after.clock];
  if (old === now) return null;
  if (old.frozen !== now.frozen) return now.frozen ? 'frozen' : 'runs';
  if (old.speed !== now.speed) return `×${now.speed}`;
  const elapsed = old.frozen ? 0 : (now.machine - old.machine) * old.speed;
  const moved = at - (old.virtual + elapsed);
  return Math.abs(moved) < 1000 ? null : `${moved < 0 ? '−' : '+'} ${lengthOf(Math.abs(moved))}`;
}

/** What was done to the clock between these requests, oldest first; never more than can be read. */
export function clockActions(world: World, requests: readonly LoggedRequest[]): readonly ClockAction[] {
  const first = requests[0]?.before ?? 0;
  const actions = world.history.transactions.flatMap((transaction): ClockAction[] => {
    const words = transaction.number > first ? clockWordsOf(transaction) : null;
    if (words === null) return [];
    const later = requests.findIndex(({ behind }) => behind >= transaction.number);
    return [{ index: (later < 0 ? requests.length : later) - 1, words }];
  });
  return actions.slice(-6);
}
