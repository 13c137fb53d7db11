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
