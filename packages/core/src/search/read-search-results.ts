import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { leavingOut } from '../shared/page.ts';
import { err, mapResult, ok, type Result } from '../shared/result.ts';
import type { Search, SearchListFilter } from './search.port.ts';
import type { Counts, ResultGroup, Results } from './search-results.ts';
import { HITS_PER_KIND, SEARCH_KINDS, type FoundPage, type SearchKind } from './search.ts';

type Answer = Promise<Result<Results, Failure>>;

const UNKNOWN: Counts = { funds: null, providers: null, products: null };

/** Reads the results of a search. Parts fail independently: a group that cannot be read leaves the others, and the numbers are optional. */
export class ReadSearchResults {
  readonly #search: Search;
  readonly #guess: (typed: string, options?: ReadOptions) => Promise<readonly string[]>;

  /** `guess` finds words that resemble a search text without results. */
  constructor(search: Search, guess: (typed: string, options?: ReadOptions) => Promise<readonly string[]>) {
    this.#search = search;
    this.#guess = guess;
  }

  /**
   * `overview`: the first results of each kind, in groups; `page`: one list of all its kinds. A text that finds nothing is taken
   * for a typing error: the results are those of the word that resembles it. With a filter it is the filter that leaves nothing.
   */
  async run(shape: 'overview' | 'page', filter: SearchListFilter, options?: ReadOptions): Answer {
    const results = await this.#read(shape, filter, options);
    const { q, fundId, productCategoryId, organizationId } = filter;
    if (!results.ok || results.value.total > 0 || q === undefined) return results;
    if (fundId ?? productCategoryId ?? organizationId) return results;
    const [guessed] = await this.#guess(q, options);
    if (guessed === undefined) return results;
    const instead = await this.#read(shape, { ...filter, q: guessed }, options);
    return instead.ok && instead.value.total > 0 ? ok({ ...instead.value, guessed }) : results;
  }

  #read(shape: 'overview' | 'page', filter: SearchListFilter, options?: ReadOptions): Answer {
    return shape === 'overview' ? this.#readGroups(filter, options) : this.#readPage(filter, options);
  }

  async #readGroups(filter: SearchListFilter, options?: ReadOptions): Answer {
    const read = (kind: SearchKind) =>
      this.#search.list({ ...filter, kinds: [kind], page: 1, perPage: HITS_PER_KIND }, options);
    const answers = await Promise.all(SEARCH_KINDS.map(async (kind) => groupOf(kind, await read(kind))));
    const shown = answers.filter(({ kind }) => filter.kinds.includes(kind));
    const [first] = shown;
    if (first?.failure && shown.every(({ failure }) => failure !== null)) return err(first.failure);
    const counts = answers.reduce<Counts>((all, { kind, count }) => ({ ...all, [kind]: count }), UNKNOWN);
    const total = shown.reduce((sum, { count }) => sum + (count ?? 1), 0);
    const leftOut = shown.reduce((sum, group) => sum + group.leftOut, 0);
    return ok({ groups: shown, items: [], counts, currentPage: 1, lastPage: 1, total, ...leavingOut(leftOut) });
  }

  async #readPage(filter: SearchListFilter, options?: ReadOptions): Answer {
    const { kinds: _kinds, direction: _direction, page: _page, perPage: _perPage, ...ofAllKinds } = filter;
    const [page, overview] = await Promise.all([
      this.#search.list(filter, options),
      this.#search.overview(ofAllKinds, options),
    ]);
    const counts = overview.ok
      ? {
          funds: overview.value.funds.count,
          providers: overview.value.providers.count,
          products: overview.value.products.count,
        }
      : UNKNOWN;
    return mapResult(page, (shown) => ({ ...shown, groups: null, counts }));
  }
}

function groupOf(kind: SearchKind, page: Result<FoundPage, Failure>): ResultGroup {
  if (!page.ok) return { kind, items: [], count: null, failure: page.error, leftOut: 0 };
  const { items, total, leftOut = 0 } = page.value;
  return { kind, items, count: total, failure: null, leftOut };
}
