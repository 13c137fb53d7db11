import type { ProductSample } from '@stadstegoed/core/products/product-sample.ts';
import { ProductSamples } from '@stadstegoed/core/products/product-samples.port.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Load } from '../../lib/load/load.ts';

/** The number of offers under a search without results. */
const MOST_OFFERS = 4;

/** What a resident reads when nothing was found. */
@injectable()
export class SearchHelp {
  readonly products = new Load<readonly ProductSample[]>();
  readonly #samples: ProductSamples;

  constructor(@inject(ProductSamples) samples: ProductSamples) {
    this.#samples = samples;
  }

  /** Reads offers that may help. They are extras: without them the screen says enough. */
  load(): void {
    void this.products.load(async (signal) => {
      const samples = await this.#samples.samples('budget', { signal });
      return ok(samples.ok ? samples.value.slice(0, MOST_OFFERS) : []);
    });
  }

  stop(): void {
    this.products.stop();
  }
}
