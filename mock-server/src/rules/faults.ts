import type { FaultRow } from '../store/table-outside.ts';

/** What a call looks like to a disturbance; `path` is below the prefix, without a query. */
export type Disturbable = { readonly operationId: string | null; readonly method: string; readonly path: string };

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

/** Does the disturbance mean this call? Without operation and path it means every call. */
export function isMeant(fault: FaultRow, call: Disturbable): boolean {
  if (fault.times !== null && fault.times <= 0) return false;
  if (fault.operation_id !== null && fault.operation_id !== call.operationId) return false;
  if (fault.method !== null && fault.method.toUpperCase() !== call.method) return false;
  return fault.path === null || pathFits(fault.path, call.path);
}

/** What one call does to the disturbances that mean it: those that only count it, and the first that strikes. */
export type Strike = { readonly counted: readonly FaultRow[]; readonly struck: FaultRow | null };

/** The first disturbance that means the call strikes; one that lets calls through first only counts it, and the next is asked. */
export function strikeOf(faults: readonly FaultRow[], call: Disturbable): Strike {
  const meant = faults.filter((fault) => isMeant(fault, call));
  const struck = meant.find((fault) => (fault.after ?? 0) <= 0) ?? null;
  const before = struck === null ? meant : meant.slice(0, meant.indexOf(struck));
  return { counted: before, struck };
}

/** Milliseconds to wait: the delay, and by chance (0 up to 1) up to the spread less or more. */
export function delayOf(fault: Pick<FaultRow, 'delay_ms' | 'spread_ms'>, chance: number): number {
  return Math.max(0, Math.round(fault.delay_ms + (2 * chance - 1) * (fault.spread_ms ?? 0)));
}
