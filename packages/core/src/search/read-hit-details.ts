import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Search } from './search.port.ts';
import { SEARCH_KINDS, type Found, type SearchOverview } from './search.ts';

/** Reads the pictures, prices and addresses of the hits of an overview, which has only their names. */
export class ReadHitDetails {
  readonly #search: Pick<Search, 'list'>;

  constructor(search: Pick<Search, 'list'>) {
    this.#search = search;
  }

  /** The details of the kinds that can be read: a hit without them is still a hit. */
  async run(q: string, overview: SearchOverview, options?: ReadOptions): Promise<readonly Found[]> {
    const kinds = SEARCH_KINDS.filter((kind) => overview[kind].items.length > 0);
    const pages = await Promise.all(
      kinds.map((kind) =>
        this.#search.list({ q, kinds: [kind], page: 1, perPage: overview[kind].items.length }, options),
      ),
    );
    return pages.flatMap((page) => (page.ok ? page.value.items : []));
  }
}
