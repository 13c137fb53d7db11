import type { Clock, StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { goTo, type ScreenName, type ScreenParams } from '@stadstegoed/core/shared/destination.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Navigation } from './app-ports.ts';
import { Loadable } from './loadable.ts';
import type { QueryCodec } from './query-codec.ts';
import { SEARCH_TEXT_DELAY } from './timings.ts';

/** The parameters that every list has: the page, and the text that is searched for. */
export interface ListQuery {
  readonly page: number;
  readonly q: string;
}

/** The screens that have no path parameters, as lists do. */
export type ListScreen = { [Name in ScreenName]: object extends ScreenParams[Name] ? Name : never }[ScreenName];

/** How a list is read and where it stands. */
export interface ListOptions<Query extends ListQuery, Shown> {
  readonly screen: ListScreen;
  readonly codec: QueryCodec<Query>;
  readonly navigation: Navigation;
  readonly clock: Clock;
  readonly read: (query: Query, signal: AbortSignal) => Promise<Result<Shown, Failure>>;
  /** The number of the last page of what was read. */
  readonly lastPageOf: (shown: Shown) => number;
}

/** The name of a parameter of a list. */
export type NameOf<Query> = Extract<keyof Query, string>;

/**
 * A list whose address is the truth: a filter changes the address, and the address changes the list (1 §2, 2 §4). Changing
 * filters leaves no history entries and does not move the page; the text waits for a second without a key (2 §9).
 */
export class ListModel<Query extends ListQuery, Shown> {
  query: Query;
  /** What stands in the search field, up to a second ahead of the address. */
  searchText = '';
  readonly results = new Loadable<Shown>();
  readonly codec: QueryCodec<Query>;
  readonly #options: ListOptions<Query, Shown>;
  #stopWaiting: StopTimer | null = null;

  constructor(options: ListOptions<Query, Shown>) {
    this.#options = options;
    this.codec = options.codec;
    this.query = options.codec.usual;
    makeAutoObservable(this, { query: observableRef, results: false, codec: false }, { autoBind: true });
  }

  /** The filters that are on. */
  get activeFilters(): readonly NameOf<Query>[] {
    return this.codec.active(this.query);
  }

  /** Takes over what the address asks for, and reads it. A text that is being typed stays. */
  start(asked: Partial<Query>): void {
    this.query = { ...this.query, ...asked };
    if (this.#stopWaiting === null) this.searchText = this.query.q;
    void this.reload();
  }

  stop(): void {
    this.results.stop();
  }

  /** Takes over how the address wants the list drawn; that changes nothing in what is asked for. */
  setDisplay(shown: Partial<Query>): void {
    this.query = { ...this.query, ...shown };
  }

  /** Reads the page that the address asks for; beyond the last one it moves to the last (2 §4). */
  async reload(): Promise<void> {
    const { query, results } = this;
    await results.load((signal) => this.#options.read(query, signal));
    if (results.state !== 'ready' || results.value === null) return;
    const last = this.#options.lastPageOf(results.value);
    if (this.query.page > last) this.#goWith({ ...this.query, page: last });
  }

  /** Takes over what is typed; the list follows when nothing was typed for a second (2 §9). */
  type(text: string): void {
    this.searchText = text;
    this.#stopWaiting?.();
    this.#stopWaiting = this.#options.clock.after(SEARCH_TEXT_DELAY, this.searchNow);
  }

  /** Searches without waiting, for a press of Enter. */
  searchNow(): void {
    this.#forgetTyping();
    if (this.searchText !== this.query.q) this.#goWith({ ...this.query, q: this.searchText, page: 1 });
  }

  /** Changes filters: the list begins at its first page. */
  narrow(part: Partial<Query>): void {
    this.#goWith({ ...this.query, ...part, page: 1 });
  }

  /** Changes how the list is drawn; the page stays. */
  show(part: Partial<Query>): void {
    this.#goWith({ ...this.query, ...part });
  }

  /** Takes filters off, all of them when none is named; the search text goes with its filter. */
  clear(names: readonly NameOf<Query>[] = this.codec.filters): void {
    this.#forgetTyping();
    if (names.some((name) => name === 'q')) this.searchText = '';
    this.#goWith({ ...this.codec.without(this.query, names), page: 1 });
  }

  /** The address of a page of this list. */
  hrefOfPage(page: number): string {
    return this.#options.navigation.href(this.#at(this.codec.closed({ ...this.query, page })));
  }

  #forgetTyping(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
  }

  /** The control shows at once what was chosen; the address and the list follow. */
  #goWith(query: Query): void {
    this.query = query;
    this.#options.navigation.go(this.#at(query), { replace: true, keepScroll: true });
  }

  #at(query: Query) {
    return goTo(this.#options.screen, {}, this.codec.write(query));
  }
}
