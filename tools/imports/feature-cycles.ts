import type { Edge } from './layers.ts';

/** Where features lie side by side and imports between them run one way. A feature's `parts` count as a place of their own. */
const HOUSES = ['packages/core/src/', 'packages/http/src/', 'packages/ui/src/', 'apps/webshop/src/features/'];

const PARTS = /\/parts$/;

/** The feature that a file is in, such as `packages/core/src/funds`; undefined for a file in no feature. */
export function featureOf(file: string): string | undefined {
  const house = HOUSES.find((start) => file.startsWith(start));
  if (house === undefined) return undefined;
  const [feature, inner, ...rest] = file.slice(house.length).split('/');
  if (feature === undefined || inner === undefined) return undefined;
  return inner === 'parts' && rest.length > 0 ? `${house}${feature}/parts` : `${house}${feature}`;
}

/** A feature and its own parts may know each other. */
const isSameFeature = (a: string, b: string): boolean => a.replace(PARTS, '') === b.replace(PARTS, '');

function graphOf(edges: readonly Edge[]): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { file, target } of edges) {
    const [from, to] = [featureOf(file), target === undefined ? undefined : featureOf(target)];
    if (from === undefined || to === undefined || isSameFeature(from, to)) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
}

/** Every ring of features that import each other, once, starting at its first name. */
export function featureCycles(edges: readonly Edge[]): readonly (readonly string[])[] {
  const graph = graphOf(edges);
  const found = new Map<string, readonly string[]>();
  const done = new Set<string>();
  const visit = (feature: string, path: readonly string[]): void => {
    const seenAt = path.indexOf(feature);
    if (seenAt >= 0) {
      const ring = path.slice(seenAt);
      found.set(ring.toSorted().join(), ring);
      return;
    }
    if (done.has(feature)) return;
    for (const next of graph.get(feature) ?? []) visit(next, [...path, feature]);
    done.add(feature);
  };
  for (const feature of [...graph.keys()].toSorted()) visit(feature, []);
  return [...found.values()];
}
