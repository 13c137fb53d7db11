import { Clock, type StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import { mapResult, ok } from '@stadstegoed/core/shared/result.ts';
import { isFoundIn } from '@stadstegoed/core/search/found-parts.ts';
import { GuessSearch } from '@stadstegoed/core/search/guess-search.ts';
import { ReadHitDetails } from '@stadstegoed/core/search/read-hit-details.ts';
import { Search } from '@stadstegoed/core/search/search.port.ts';
import {
  countOf,
  dropdownHits,
  MAX_SEARCH_TEXT,
  type Found,
  type SearchKind,
  type SearchOverview,
} from '@stadstegoed/core/search/search.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { cleanLine, isBlank } from '@stadstegoed/core/shared/typed-text.ts';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Navigation } from '../../lib/app/app-ports.ts';
import { Load } from '../../lib/load/load.ts';
import { OwnVouchers } from '../../lib/load/own-vouchers.ts';
import { SUGGESTION_DETAILS_DELAY, SUGGESTIONS_DELAY } from '../../lib/app/timings.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { destinationOf } from './destination-of.ts';
import { RecentSearches } from './recent-searches.ts';

/** The kinds in the order in which they are suggested. */
export const SUGGESTED_KINDS: readonly SearchKind[] = ['funds', 'products', 'providers'];

/** The longest text of a search field, in characters. */
export const SEARCH_TEXT_LENGTH = MAX_SEARCH_TEXT;

/** A result under the search field. */
export interface Suggestion {
  readonly kind: SearchKind;
  readonly id: string;
  readonly name: string;
  /** What the second call says of it; null until its answer, or when that failed. */
  readonly found: Found | null;
}

/** A choice in the list: a result, or the link to all results. */
export type Choice = Suggestion | { readonly kind: 'all'; readonly q: string; readonly count: number };

/** The identity of a choice, the same before and after its details have come. */
export function keyOfChoice(choice: Choice): string {
  return choice.kind === 'all' ? `all:${choice.q}` : `${choice.kind}:${choice.id}`;
}

/** The results of one kind. */
export interface SuggestionGroup {
  readonly kind: SearchKind;
  readonly items: readonly Suggestion[];
}

/** An overview with the search text that it answers. */
interface Answer {
  readonly q: string;
  readonly overview: SearchOverview;
}

/**
 * The suggestions under the search field. The overview has only names and counts and is shown at once; pictures,
 * prices and addresses follow from a call of their own, and a suggestion without them is still a suggestion.
 */
@injectable()
export class SuggestionsModel implements ViewModel<object> {
  typed = '';
  readonly answer = new Load<Answer>();
  readonly details = new Load<readonly Found[]>();
  readonly guesses = new Load<readonly string[]>();
  readonly recent: RecentSearches;
  readonly #search: Pick<Search, 'overview'>;
  readonly #readDetails: ReadHitDetails;
  readonly #guess: GuessSearch;
  readonly #navigation: Navigation;
  readonly #clock: Clock;
  readonly #own: OwnVouchers;
  #stopWaiting: StopTimer | null = null;

  constructor(
    @inject(Search) search: Pick<Search, 'overview'>,
    @inject(ReadHitDetails) readDetails: ReadHitDetails,
    @inject(GuessSearch) guess: GuessSearch,
    @inject(RecentSearches) recent: RecentSearches,
    @inject(Navigation) navigation: Navigation,
    @inject(Clock) clock: Clock,
    @inject(OwnVouchers) own: OwnVouchers,
  ) {
    this.#search = search;
    this.#readDetails = readDetails;
    this.#guess = guess;
    this.recent = recent;
    this.#navigation = navigation;
    this.#clock = clock;
    this.#own = own;
    makeAutoObservable(this, { answer: false, details: false, guesses: false, recent: false }, { autoBind: true });
  }

  /** The search text of the results that are shown. */
  get q(): string {
    return this.answer.value?.q ?? '';
  }

  /** The number of all results; null without an answer. */
  get count(): number | null {
    return this.answer.value === null ? null : countOf(this.answer.value.overview);
  }

  /** The vouchers that decide the prices; null for a visitor, and when they cannot be read. */
  get vouchers(): readonly Voucher[] | null {
    const { vouchers } = this.#own.viewer;
    return vouchers === 'reading' ? null : vouchers;
  }

  /** The kinds that have results; those with the searched word in a name come first. */
  get groups(): readonly SuggestionGroup[] {
    const overview = this.answer.value?.overview;
    if (overview === undefined) return [];
    const isNamed = (kind: SearchKind) => overview[kind].items.some(({ name }) => isFoundIn(name, this.q));
    return SUGGESTED_KINDS.filter((kind) => overview[kind].items.length > 0)
      .sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
      .map((kind) => ({
        kind,
        items: overview[kind].items.map(({ id, name }) => ({ kind, id, name, found: this.#detailsOf(kind, id) })),
      }));
  }

  /** What the arrow keys go through. */
  get choices(): readonly Choice[] {
    const results = this.groups.flatMap(({ items }) => items);
    return results.length === 0 ? [] : [...results, { kind: 'all', q: this.q, count: this.count ?? 0 }];
  }

  start(): void {
    this.recent.read();
  }

  stop(): void {
    this.#stopWaiting?.();
    this.answer.stop();
    this.details.stop();
    this.#own.stop();
    this.guesses.stop();
  }

  /** Sets the search text; the suggestions follow 500 ms after the last key. A late answer for an older text is dropped. */
  type(text: string): void {
    if (text === this.typed) return;
    this.typed = text;
    this.stop();
    if (!isBlank(text)) this.#stopWaiting = this.#clock.after(SUGGESTIONS_DELAY, () => void this.look());
    else this.#forget();
  }

  /** Reads the suggestions for the search text now. Their details are read once the names have been painted. */
  async look(): Promise<void> {
    const q = cleanLine(this.typed);
    await this.answer.load(async (signal) =>
      mapResult(await this.#search.overview({ q }, { signal }), (overview) => ({
        q,
        overview: dropdownHits(overview, q),
      })),
    );
    const { state, value } = this.answer;
    if (state !== 'ready' || value?.q !== q) return;
    if (countOf(value.overview) === 0) await this.#loadGuesses(q);
    else this.#stopWaiting = this.#clock.after(SUGGESTION_DETAILS_DELAY, () => void this.#loadDetails(value));
  }

  /** Opens a suggestion, or all results. */
  choose(choice: Choice): void {
    this.recent.add(this.typed);
    this.#navigation.go(choice.kind === 'all' ? resultsOf(choice.q) : destinationOf(choice));
  }

  /** Opens the screen with all results of a text. */
  searchFor(text: string): void {
    this.recent.add(text);
    this.#navigation.go(resultsOf(cleanLine(text)));
  }

  #forget(): void {
    this.answer.clear();
    this.details.clear();
    this.#own.all.clear();
    this.guesses.clear();
  }

  #detailsOf(kind: SearchKind, id: string): Found | null {
    // With the vouchers, because they decide the prices.
    if (this.#own.viewer.vouchers === 'reading') return null;
    return this.details.value?.find((found) => found.kind === kind && found.id === id) ?? null;
  }

  async #loadDetails({ q, overview }: Answer): Promise<void> {
    this.#own.load('regular');
    await this.details.load(async (signal) => ok(await this.#readDetails.run(q, overview, { signal })));
  }

  async #loadGuesses(q: string): Promise<void> {
    this.guesses.clear();
    await this.guesses.load(async (signal) => ok(await this.#guess.run(q, { signal })));
  }
}

function resultsOf(q: string): Destination {
  return goTo('search-result', {}, q === '' ? {} : { q });
}
