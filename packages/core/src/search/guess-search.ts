import type { ReadOptions } from '../shared/cancel-signal.ts';
import { guessWords, piecesOf } from './guess-words.ts';
import { SEARCH_KINDS } from './search.ts';
import type { Search } from './search.port.ts';

/** The number of names to find a word in that resembles the search text. */
const NAMES_TO_COMPARE = 30;

/** Guesses what a resident meant with a search text without results, from names that a piece of the text finds. */
export class GuessSearch {
  readonly #search: Search;

  constructor(search: Search) {
    this.#search = search;
  }

  /** At most two words that have results; none when nothing resembles the text or the platform does not answer. */
  async run(typed: string, options?: ReadOptions): Promise<readonly string[]> {
    for (const piece of piecesOf(typed)) {
      const filter = { q: piece, kinds: SEARCH_KINDS, perPage: NAMES_TO_COMPARE };
      // oxlint-disable-next-line no-await-in-loop -- the first piece usually has the answer, and each call costs the platform a search
      const page = await this.#search.list(filter, options);
      if (!page.ok || options?.signal?.aborted === true) return [];
      const guesses = guessWords(
        typed,
        page.value.items.map(({ name }) => name),
      );
      if (guesses.length > 0) return guesses;
    }
    return [];
  }
}
