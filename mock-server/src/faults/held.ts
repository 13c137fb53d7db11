import type { World } from '../world/world.ts';

/** Longest time that a call is held, in milliseconds of the machine: a test that forgets it must not hang, and a client waits no longer. */
const longestHold = 100_000;

/** How often is looked whether a fault still holds its calls, in milliseconds. */
const lookTime = 20;

/** Calls of one world that are held, by the fault that holds them, and the timer that looks after them. */
type Held = { readonly calls: Map<number, Set<() => void>>; readonly looking: NodeJS.Timeout };

const known = new WeakMap<World, Held>();

/** How many calls a fault holds now. */
export const heldBy = (world: World, fault: number): number => known.get(world)?.calls.get(fault)?.size ?? 0;

/** Lets go of what a fault holds; answers how many calls those were. */
export function letGo(world: World, fault: number): number {
  const calls = [...(known.get(world)?.calls.get(fault) ?? [])];
  for (const go of calls) go();
  return calls.length;
}

/** Lets go of every call of a world. */
export function letAllGo(world: World): void {
  for (const fault of known.get(world)?.calls.keys() ?? []) letGo(world, fault);
}

/** Releases the calls held by a paused or removed fault. */
function letLostGo(world: World): void {
  for (const fault of known.get(world)?.calls.keys() ?? []) {
    const row = world.table('faults').get(fault);
    if (row === undefined || row.paused === true) letGo(world, fault);
  }
}

function heldIn(world: World): Held {
  const found = known.get(world);
  if (found) return found;
  const held: Held = { calls: new Map(), looking: setInterval(() => letLostGo(world), lookTime) };
  known.set(world, held);
  return held;
}

function forget(world: World, { fault, go }: { readonly fault: number; readonly go: () => void }): void {
  const held = known.get(world);
  const calls = held?.calls.get(fault);
  calls?.delete(go);
  if (calls?.size === 0) held?.calls.delete(fault);
  if (held?.calls.size !== 0) return;
  clearInterval(held.looking);
  known.delete(world);
}

/** Holds a call until somebody lets it go: `over` then resolves. `go` does that for this call alone. */
export function hold(world: World, fault: number): { readonly over: Promise<void>; readonly go: () => void } {
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  const go = (): void => {
    clearTimeout(late);
    forget(world, { fault, go });
    end();
  };
  const late = setTimeout(go, longestHold);
  const { calls } = heldIn(world);
  calls.set(fault, (calls.get(fault) ?? new Set()).add(go));
  return { over, go };
}
