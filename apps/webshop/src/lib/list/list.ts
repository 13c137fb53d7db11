import type { Clock, StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { goTo, type ScreenName, type ScreenParams } from '@stadstegoed/core/shared/destination.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableStruct, runInAction } from 'mobx';
import type { Navigation } from '../app/app-ports.ts';
import { Load } from '../load/load.ts';
import type { EntryState, QueryCodec } from './query-codec.ts';
import { SEARCH_TEXT_DELAY } from '../app/timings.ts';

/** The parameters of every list: the page and the search text. */
export interface ListQuery {
  readonly page: number;
  readonly q: string;
}

/** The screens without path parameters, such as lists. */
export type ListScreen = { [Name in ScreenName]: object extends ScreenParams[Name] ? Name : never }[ScreenName];

export interface ListOptions<Query extends ListQuery, Shown> {
  readonly screen: ListScreen;
  readonly codec: QueryCodec<Query>;
  readonly navigation: Navigation;
  readonly clock: Clock;
  readonly read: (query: Query, signal: AbortSignal) => Promise<Result<Shown, Failure>>;
  /** The number of the last page of a result. */
  readonly lastPageOf: (shown: Shown) => number;
}

/** The name of a parameter of a list. */
export type NameOf<Query> = Extract<keyof Query, string>;

/**
 * A list with its state in the address: a filter changes the address, and the address changes the list.
 * Filter changes add no history entries and keep the scroll position; the search text waits for a second without a key.
 *
 * ```ts
 * readonly list = new List<FundsQuery, Page<Fund>>({
 *   screen: 'funds', codec: fundsQuery, navigation, clock,
 *   read: (query, signal) => funds.list(query, { signal }),
 *   lastPageOf: ({ lastPage }) => lastPage,
 * });
 * start(params: FundsQuery): void {
 *   this.list.start(params);
 * }
 * ```
 *
 * The screen shows `ListPage` with `list`; a filter calls `list.narrow({ tag })`.
 */
export class List<Query extends ListQuery, Shown> {
  query: Query;
  /** The text in the search field, up to a second ahead of the address. */
  searchText = '';
  readonly results = new Load<Shown>();
  readonly codec: QueryCodec<Query>;
  readonly #options: ListOptions<Query, Shown>;
  #stopWaiting: StopTimer | null = null;
  #isStarted = false;
  /** What was read ahead of the address; the address that follows must not read it again. */
  #readAhead: string | null = null;

  constructor(options: ListOptions<Query, Shown>) {
    this.#options = options;
    this.codec = options.codec;
    this.query = options.codec.usual;
    makeAutoObservable(this, { query: observableStruct, results: false, codec: false }, { autoBind: true });
  }

  get activeFilters(): readonly NameOf<Query>[] {
    return this.codec.active(this.query);
  }

  /** Applies the parameters of the address and its history entry, and reads the list. Keeps a text that is being typed. */
  start(parameters: Partial<Query>): void {
    this.#isStarted = true;
    this.query = { ...this.query, ...parameters };
    if (this.#stopWaiting === null) this.searchText = this.query.q;
    else this.type(this.searchText);
    const isRead = this.#readAhead === this.#asked();
    this.#readAhead = null;
    if (!isRead) void this.reload();
  }

  /**
   * Aborts a running read, unless it is ahead of the address: then the list starts again at once. A text that waits for the
   * last key is forgotten when the list does not start again at once: the resident is on another screen.
   */
  stop(): void {
    this.#isStarted = false;
    this.#stopWaiting?.();
    queueMicrotask(() => {
      if (!this.#isStarted) this.#stopWaiting = null;
    });
    if (this.#readAhead === null) this.results.stop();
  }

  /** Applies the display parameters of the address, which do not affect the results. */
  setDisplay(parameters: Partial<Query>): void {
    this.query = { ...this.query, ...parameters };
  }

  /** Reads the page of the address; goes to the last page when the address exceeds it. */
  async reload(): Promise<void> {
    const { query, results } = this;
    await results.load((signal) => this.#options.read(query, signal));
    if (results.state !== 'ready' || results.value === null) return;
    const last = this.#options.lastPageOf(results.value);
    if (this.query.page > last) this.#goWith({ ...this.query, page: last });
  }

  /** Sets the search text; the list follows after a second without typing. */
  type(text: string): void {
    this.searchText = text;
    this.#stopWaiting?.();
    this.#stopWaiting = this.#options.clock.after(SEARCH_TEXT_DELAY, this.#searchLate);
  }

  /** Searches immediately, for Enter. */
  searchNow(): void {
    this.#stopDelay();
    if (this.searchText !== this.query.q) this.#goWith({ ...this.query, q: this.searchText, page: 1 });
  }

  /** Changes filters and returns to the first page. */
  narrow(part: Partial<Query>): void {
    this.#goWith({ ...this.query, ...part, page: 1 });
  }

  /** Changes the display and keeps the page. */
  show(part: Partial<Query>): void {
    this.#goWith({ ...this.query, ...part });
  }

  /** Clears these filters, or all; clearing the filter `q` also clears the search text. */
  clear(names: readonly NameOf<Query>[] = this.codec.filters): void {
    this.#stopDelay();
    if (names.some((name) => name === 'q')) this.searchText = '';
    this.#goWith({ ...this.codec.without(this.query, names), page: 1 });
  }

  /** What the history entry of this list holds beside its address, also for links to its other pages. */
  get entryState(): EntryState | null {
    return this.codec.writeEntry(this.query);
  }

  /** The address of a page of this list. */
  hrefOfPage(page: number): string {
    return this.#options.navigation.href(this.#at(this.codec.closed({ ...this.query, page })));
  }

  /** Searches, unless the resident has opened something of the list meanwhile. */
  readonly #searchLate = (): void => {
    const { navigation, screen } = this.#options;
    if (navigation.isAt(screen)) this.searchNow();
  };

  #stopDelay(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
  }

  /** Updates the query and reads the list immediately, before the router has followed; the address comes after. */
  #goWith(query: Query): void {
    const before = this.#asked();
    runInAction(() => {
      this.query = query;
    });
    const asked = this.#asked();
    if (asked !== before) {
      this.#readAhead = asked;
      void this.reload();
    }
    this.#options.navigation.go(this.#at(query), { replace: true, keepScroll: true, state: this.entryState });
  }

  /** What the results depend on, to compare. */
  #asked(): string {
    return JSON.stringify(this.codec.asked(this.query));
  }

  #at(query: Query) {
    return goTo(this.#options.screen, {}, this.codec.write(query));
  }
}
