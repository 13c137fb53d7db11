import type { Instant } from '../../src/tables/row.ts';
import type { FaultRow, WrongKind } from '../../src/tables/faults.ts';
import { timeOf } from '../page-kit/clock-words.ts';

/** What each kind of mistake does to the place that it is meant for. */
export const wrongWords: { readonly [kind in WrongKind]: string } = {
  remove: 'leaves out',
  null: 'makes null',
  type: 'changes the type of',
  empty: 'empties',
  broken: 'ends halfway',
};

/** What it does to an answer, in a few words. */
function actionOf(fault: FaultRow): string {
  if (fault.drop) return 'breaks the connection off';
  if (fault.throttle) return 'answers 429, limit reached';
  if (fault.status !== null) return `answers ${fault.status}`;
  if (fault.wrong?.kind === 'broken') return 'ends the JSON halfway';
  if (fault.wrong) return `${wrongWords[fault.wrong.kind]} ${fault.wrong.field || 'the whole body'}`;
  if (fault.cut_after !== undefined) return `breaks the connection after ${fault.cut_after} bytes`;
  return 'answers as usual';
}

function paceOf(fault: FaultRow): string {
  const spread = fault.spread_ms ? ` ± ${fault.spread_ms}` : '';
  const delay = fault.delay_ms > 0 || spread !== '' ? `, ${fault.delay_ms}${spread} ms late` : '';
  const held = fault.hold === undefined ? '' : ', once it is let go';
  return `${delay}${held}${fault.bytes_per_second === undefined ? '' : `, ${fault.bytes_per_second} bytes a second`}`;
}

/** What a fault does, e.g. `answers 503, 400 ± 150 ms late`. */
export const effectOf = (fault: FaultRow): string => `${actionOf(fault)}${paceOf(fault)}`;

/** Until when, for one that may still match. */
function endOf({ until, times }: FaultRow): string {
  const end = until === undefined ? '' : `until ${timeOf(until)}`;
  if (times === null) return end || 'until switched off';
  return `${times === 1 ? 'once' : `${times} times`}${end === '' ? '' : `, ${end}`}`;
}

/** When it does so, e.g. `after 2 calls, 3 more times`; `now` is the moment of the world. */
export function spanOf(fault: FaultRow, now: Instant = 0): string {
  const turn = fault.one_in === undefined ? '' : `one call in ${fault.one_in}, `;
  const after = `${fault.after ? `after ${fault.after} more calls, ` : ''}${turn}`;
  if (fault.times === 0) return 'used up';
  if (fault.paused === true) return 'paused';
  if (fault.until !== undefined && fault.until <= now) return `over since ${timeOf(fault.until)}`;
  return `${after}${endOf(fault)}`;
}

/** Which calls it means. */
export function targetOf(fault: FaultRow): string {
  const calls = `${fault.method ?? ''} ${fault.operation_id ?? fault.path ?? 'every call'}`.trim();
  const who = fault.persona === undefined ? '' : `, of ${fault.persona}`;
  return `${calls}${who}${fault.client_key === undefined ? '' : `, from ${fault.client_key}`}`;
}

/** What it is called on the page. */
export const titleOf = (fault: FaultRow): string => fault.name ?? effectOf(fault);
