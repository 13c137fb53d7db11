import type { ProductSample } from '@stadstegoed/core/products/product-sample.ts';
import { ProductSamples } from '@stadstegoed/core/products/product-samples.port.ts';
import { GuessSearch } from '@stadstegoed/core/search/guess-search.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Load } from '../../lib/load/load.ts';

/** The number of offers under a search without results. */
const MOST_OFFERS = 4;

/** What a resident reads when nothing was found. */
@injectable()
export class SearchHelp {
  /** Words that resemble the search text. */
  readonly guesses = new Load<readonly string[]>();
  readonly products = new Load<readonly ProductSample[]>();
  readonly #guess: GuessSearch;
  readonly #samples: ProductSamples;

  constructor(@inject(GuessSearch) guess: GuessSearch, @inject(ProductSamples) samples: ProductSamples) {
    this.#guess = guess;
    this.#samples = samples;
  }

  /** Reads what may help with this search text. Both are extras: without them the screen says enough. */
  load(q: string): void {
    this.guesses.clear();
    void this.guesses.load(async (signal) => ok(q === '' ? [] : await this.#guess.run(q, { signal })));
    void this.products.load(async (signal) => {
      const samples = await this.#samples.samples('budget', { signal });
      return ok(samples.ok ? samples.value.slice(0, MOST_OFFERS) : []);
    });
  }

  stop(): void {
    this.guesses.stop();
    this.products.stop();
  }
}
