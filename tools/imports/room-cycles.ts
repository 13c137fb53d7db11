import type { Edge } from './layers.ts';

/** Where rooms lie side by side and imports between them run one way. A room's `parts` count as a place of their own. */
const HOUSES = ['packages/core/src/', 'packages/http/src/', 'packages/ui/src/', 'apps/webshop/src/features/'];

const PARTS = /\/parts$/;

/** The room that a file is in, such as `packages/core/src/funds`; undefined for a file in no room. */
export function roomOf(file: string): string | undefined {
  const house = HOUSES.find((start) => file.startsWith(start));
  if (house === undefined) return undefined;
  const [room, inner, ...rest] = file.slice(house.length).split('/');
  if (room === undefined || inner === undefined) return undefined;
  return inner === 'parts' && rest.length > 0 ? `${house}${room}/parts` : `${house}${room}`;
}

/** A room and its own parts may know each other. */
const isSameRoom = (a: string, b: string): boolean => a.replace(PARTS, '') === b.replace(PARTS, '');

function graphOf(edges: readonly Edge[]): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { file, target } of edges) {
    const [from, to] = [roomOf(file), target === undefined ? undefined : roomOf(target)];
    if (from === undefined || to === undefined || isSameRoom(from, to)) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
}

/** Every ring of rooms that import each other, once, starting at its first name. */
export function roomCycles(edges: readonly Edge[]): readonly (readonly string[])[] {
  const graph = graphOf(edges);
  const found = new Map<string, readonly string[]>();
  const done = new Set<string>();
  const visit = (room: string, path: readonly string[]): void => {
    const seenAt = path.indexOf(room);
    if (seenAt >= 0) {
      const ring = path.slice(seenAt);
      found.set(ring.toSorted().join(), ring);
      return;
    }
    if (done.has(room)) return;
    for (const next of graph.get(room) ?? []) visit(next, [...path, room]);
    done.add(room);
  };
  for (const room of [...graph.keys()].toSorted()) visit(room, []);
  return [...found.values()];
}
