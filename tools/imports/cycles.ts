/** One edge of a directed graph. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

function graphOf(arrows: readonly Arrow[]): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
}

/** The cycles of a graph, each as its nodes in order. Visits each node once. */
export function cyclesOf(arrows: readonly Arrow[]): readonly (readonly string[])[] {
  const graph = graphOf(arrows);
  const found = new Map<string, readonly string[]>();
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): void => {
    const position = path.indexOf(node);
    if (position >= 0) {
      const cycle = path.slice(position);
      found.set(cycle.toSorted().join(), cycle);
      return;
    }
    if (done.has(node)) return;
    path.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    path.pop();
    done.add(node);
  };
  for (const node of [...graph.keys()].toSorted()) visit(node);
  return [...found.values()];
}
