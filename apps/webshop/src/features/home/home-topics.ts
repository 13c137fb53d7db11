import type { Fund } from '@stadstegoed/core/funds/fund.ts';

/** A tag with the number of funds that have it. */
export interface Topic {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** The tags of the funds, those with the most funds first. */
export function topicsOf(funds: readonly Fund[]): readonly Topic[] {
  const topics = new Map<string, Topic>();
  for (const { id, name } of funds.flatMap(({ tags }) => tags)) {
    topics.set(id, { id, name, count: (topics.get(id)?.count ?? 0) + 1 });
  }
  return [...topics.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
