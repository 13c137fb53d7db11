import { ReadSearchResults } from '@stadstegoed/core/search/read-search-results.ts';
import type { Counts, Results } from '@stadstegoed/core/search/search-results.ts';
import { SEARCH_KINDS, type SearchKind } from '@stadstegoed/core/search/search.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Navigation } from '../../lib/app/app-ports.ts';
import { List } from '../../lib/list/list.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { OwnVouchers } from '../../lib/load/own-vouchers.ts';
import { Bookmarks } from '../products/bookmarks.shared.vm.ts';
import { RecentSearches } from './recent-searches.ts';
import { SearchHelp } from './search-help.shared.vm.ts';
import { SearchOptions } from './search-options.shared.vm.ts';
import { isOverview, kindsOf, kindsText, SEARCH_QUERY, toListFilter, type SearchQuery } from './search-query.ts';

/** The query of the address, the language, and whether somebody is signed in. */
export interface SearchResultParams {
  readonly asked: Partial<SearchQuery>;
  readonly language: Language;
  readonly signedIn: boolean;
}

/** All results of a search, with their filters. */
@injectable()
export class SearchResultViewModel implements ViewModel<SearchResultParams> {
  readonly list: List<SearchQuery, Results>;
  readonly options: SearchOptions;
  /** Filled when nothing was found. */
  readonly help: SearchHelp;
  readonly own: OwnVouchers;
  readonly bookmarks: Bookmarks;
  readonly #recent: RecentSearches;
  readonly #navigation: Navigation;

  constructor(
    @inject(ReadSearchResults) readResults: ReadSearchResults,
    @inject(RecentSearches) recent: RecentSearches,
    @inject(SearchOptions) options: SearchOptions,
    @inject(SearchHelp) help: SearchHelp,
    @inject(OwnVouchers) own: OwnVouchers,
    @inject(Bookmarks) bookmarks: Bookmarks,
    @inject(Navigation) navigation: Navigation,
    @inject(Clock) clock: Clock,
  ) {
    this.options = options;
    this.help = help;
    this.own = own;
    this.bookmarks = bookmarks;
    this.#recent = recent;
    this.#navigation = navigation;
    this.list = new List<SearchQuery, Results>({
      screen: 'search-result',
      codec: SEARCH_QUERY,
      navigation,
      clock,
      read: async (query, signal) => {
        const results = await readResults.run(isOverview(query) ? 'overview' : 'page', toListFilter(query), { signal });
        if (results.ok && results.value.total === 0 && !signal.aborted) help.load();
        return results;
      },
      lastPageOf: ({ lastPage }) => lastPage,
    });
    makeAutoObservable(
      this,
      { list: false, options: false, help: false, own: false, bookmarks: false },
      { autoBind: true },
    );
  }

  /** The text that the results are for: what was typed, or the word that resembles it. */
  get q(): string {
    return this.list.results.value?.guessed ?? this.list.query.q;
  }

  /** The numbers on the tabs and beside the kinds; null until they are known. */
  get counts(): Counts | null {
    return this.list.results.value?.counts ?? null;
  }

  /** The number over all kinds; null while one of them is unknown. */
  get countOfAll(): number | null {
    const { counts } = this;
    if (counts === null) return null;
    return SEARCH_KINDS.reduce<number | null>((sum, kind) => addCount(sum, counts[kind]), 0);
  }

  /** Checks or clears a kind; clearing the last one brings back all. */
  check(kind: SearchKind, isOn: boolean): void {
    const others = kindsOf(this.list.query).filter((other) => other !== kind);
    this.list.narrow({ kinds: kindsText(isOn ? [...others, kind] : others) });
  }

  /** The address of these kinds, from the first page. */
  hrefOf(kinds: readonly SearchKind[], overview: SearchQuery['overview'] = '1'): string {
    const query = SEARCH_QUERY.closed({ ...this.list.query, q: this.q, kinds: kindsText(kinds), overview, page: 1 });
    return this.#navigation.href(goTo('search-result', {}, SEARCH_QUERY.write(query)));
  }

  /** Searches now, and keeps the text among the earlier searches. `there`: the results of this text are shown already. */
  submit(): 'asked' | 'there' {
    const { list } = this;
    this.#recent.add(list.searchText);
    if (list.searchText !== list.query.q) list.searchNow();
    else if (list.results.state === 'ready') return 'there';
    else if (list.results.state === 'failed') void list.reload();
    return 'asked';
  }

  start({ asked }: SearchResultParams): void {
    this.list.start(asked);
    this.own.load('regular');
    this.loadOptions();
  }

  /** Reads the options of the filters. */
  loadOptions(): void {
    this.options.load(this.list.query.categoryId);
  }

  stop(): void {
    this.list.stop();
    this.options.stop();
    this.help.stop();
    this.own.stop();
  }
}

function addCount(sum: number | null, count: number | null): number | null {
  return sum === null || count === null ? null : sum + count;
}
