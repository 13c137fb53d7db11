import type { Instant } from '../tables/row.ts';
import type { FaultRow } from '../tables/faults.ts';

/** What a call looks like to a fault; `path` is below the prefix, without a query. */
export type MatchedCall = {
  readonly operationId: string | null;
  readonly method: string;
  readonly path: string;
  /** The resident whose token came along; null for anybody else. */
  readonly persona: string | null;
  /** The `Client-Key` that came along; null for none. */
  readonly clientKey: string | null;
  /** Moment of the world at which it comes. */
  readonly at: Instant;
};

/** Can it still match? One that is paused, over or used up cannot. */
export const isAwake = (fault: FaultRow, at: Instant): boolean =>
  fault.paused !== true && (fault.times === null || fault.times > 0) && (fault.until === undefined || at < fault.until);

/** Of nobody in particular, or of the one who asks. */
const isFor = (wanted: string | undefined, who: string | null): boolean => wanted === undefined || wanted === who;

/** `*` is one part of a path, `**` the rest. */
function pathFits(pattern: string, path: string): boolean {
  const source = pattern
    .split('**')
    .map((part) =>
      part
        .split('*')
        .map((text) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
        .join('[^/]+'),
    )
    .join('.*');
  return new RegExp(`^${source}$`).test(path);
}

/** Does the fault mean this call? Without operation and path it means every call. */
export function isMeant(fault: FaultRow, call: MatchedCall): boolean {
  if (!isAwake(fault, call.at)) return false;
  if (fault.operation_id !== null && fault.operation_id !== call.operationId) return false;
  if (!isFor(fault.persona, call.persona) || !isFor(fault.client_key, call.clientKey)) return false;
  if (fault.method !== null && fault.method.toUpperCase() !== call.method) return false;
  return fault.path === null || pathFits(fault.path, call.path);
}

/** The chance of a fault, 0 up to 1, for a round of its calls: the same in every run. */
export type ChanceOf = (fault: FaultRow, round: number) => number;

/** One in so many calls is matched: in each round of that many one, at a place that chance chose. */
function isTurn(fault: FaultRow, chanceOf: ChanceOf): boolean {
  const [size, met] = [fault.one_in ?? 1, fault.met ?? 0];
  return size <= 1 || met % size === Math.floor(chanceOf(fault, Math.floor(met / size)) * size);
}

/** What a call that it means leaves behind in a fault, whether it matches or not. */
export function countedBy(fault: FaultRow): Partial<FaultRow> {
  if ((fault.after ?? 0) > 0) return { after: (fault.after ?? 0) - 1 };
  return fault.one_in === undefined ? {} : { met: (fault.met ?? 0) + 1 };
}

/** What one call does to the faults that mean it: those that only count it, and the first that matches. */
export type Match = { readonly counted: readonly FaultRow[]; readonly matched: FaultRow | null };

/** The first fault that means the call matches; one that lets it through only counts it, and the next is asked. */
export function matchOf(faults: readonly FaultRow[], call: MatchedCall, chanceOf: ChanceOf): Match {
  const meant = faults.filter((fault) => isMeant(fault, call));
  const matched = meant.find((fault) => (fault.after ?? 0) <= 0 && isTurn(fault, chanceOf)) ?? null;
  const before = matched === null ? meant : meant.slice(0, meant.indexOf(matched));
  return { counted: before, matched };
}

/** Milliseconds to wait: the delay, and by chance (0 up to 1) up to the spread less or more. */
export function delayOf(fault: Pick<FaultRow, 'delay_ms' | 'spread_ms'>, chance: number): number {
  return Math.max(0, Math.round(fault.delay_ms + (2 * chance - 1) * (fault.spread_ms ?? 0)));
}
