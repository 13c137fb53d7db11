import type { Transaction } from '../../src/database/change.ts';
import type { World } from '../../src/database/world.ts';

/** A place in the history of a world: after a transaction, at a moment. */
export type Point = { readonly transaction: number; readonly at: number };

/** The place before a logged request; null when the log does not have it. */
export function pointBefore(world: World, request: number): Point | null {
  const entry = world.log.get(request);
  return entry ? { transaction: entry.before, at: entry.at } : null;
}

/** The place after a transaction; null when the history does not have it. */
export function pointAfter(world: World, number: number): Point | null {
  const transaction = world.history.get(number);
  return transaction ? { transaction: number, at: transaction.at } : null;
}

/** The place just before a transaction, at the moment at which it was done; null when the history does not have it. */
export function pointBeforeTransaction(world: World, number: number): Point | null {
  const transaction = world.history.get(number);
  return transaction ? { transaction: number - 1, at: transaction.at } : null;
}

/** What happened since, newest first; null when that is forgotten. */
export function since(world: World, point: Point): readonly Transaction[] | null {
  world.commit();
  return world.history.since(point.transaction);
}

/** The world as it was, to look at: its clock stands still there. Null when that is forgotten. */
export function worldAt(world: World, point: Point): World | null {
  const undone = since(world, point);
  if (!undone) return null;
  const past = world.copy();
  for (const transaction of undone) past.undo(transaction);
  past.clock.freeze();
  past.clock.jumpTo(point.at);
  return past;
}

/**
 * Lets the world go on from an earlier place: everything since is taken back in one transaction. False when that is forgotten.
 * `request` is the first request that is taken back.
 */
export function goBackTo(world: World, point: Point, request: number | null): boolean {
  const undone = since(world, point);
  if (!undone) return false;
  world.goBack(undone, point.at);
  if (request !== null) world.log.fork(request);
  return true;
}
