import type { Change, Transaction } from './change.ts';

/**
 * What every request does besides its own work: it keeps its session awake, or finds that it had ended. When that is lost, the next
 * request does it again, so that nobody has to wait for the disk.
 */
function isSoftChange({ table, before, after }: Change): boolean {
  if (table === 'sessions') return after !== null;
  return table === 'proxies' && stateOf(before) === 'active' && stateOf(after) === 'expired';
}

const stateOf = (row: object | null): unknown => (row !== null && 'state' in row ? row.state : null);

/** A transaction whose request need not wait until it is on the disk. */
export const isSoft = ({ changes, before, after }: Transaction): boolean =>
  before.clock === after.clock && before.settings === after.settings && changes.every(isSoftChange);
