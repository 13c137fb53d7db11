import { readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Border: the collector is a function that only a fresh context shows. */
const collect = runInNewContext('gc') as () => void;

/** Bytes that are really in use: what nobody holds any more is thrown away first. */
export async function bytesInUse(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** What this process holds of the system: timers, connections and the like, by kind. */
export function held(): { readonly [kind: string]: number } {
  const counts: { [kind: string]: number } = {};
  for (const kind of process.getActiveResourcesInfo()) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Open descriptors; null where the system does not tell. */
export function descriptors(): number | null {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return null;
  }
}
