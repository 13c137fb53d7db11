import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { ProductCategories } from '@stadstegoed/core/products/product-categories.port.ts';
import type { ProductCategory } from '@stadstegoed/core/products/product.ts';
import { Products, type ProviderOption } from '@stadstegoed/core/products/products.port.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import { mapResult } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable } from 'mobx';
import { Loadable } from '../../support/loadable.ts';
import { Settings } from '../../support/settings.ts';
import type { Resolved } from '../../support/token.ts';

/**
 * The funds as options of a filter. A token of its own: the bindings of the feature `funds` bring activation and requests
 * along, which a list of offers does not need.
 */
export type FundOptions = Pick<Funds, 'overview'>;
export const FundOptions = portToken<FundOptions>('FundOptions');

/** The options of the filters of a list of offers, each with its own failure. */
export class OfferFilters {
  static readonly dependencies = [FundOptions, ProductCategories, Products, Settings] as const;
  readonly funds = new Loadable<readonly Fund[]>();
  readonly categories = new Loadable<readonly ProductCategory[]>();
  readonly providers = new Loadable<readonly ProviderOption[]>();
  readonly #funds: FundOptions;
  readonly #categories: ProductCategories;
  readonly #products: Products;
  readonly #settings: Settings;

  constructor(...given: Resolved<typeof OfferFilters.dependencies>) {
    [this.#funds, this.#categories, this.#products, this.#settings] = given;
    makeAutoObservable(this, { funds: false, categories: false, providers: false }, { autoBind: true });
  }

  /** Whether all options are loaded or failed. They appear together, so that the page moves only once. */
  get isReady(): boolean {
    return this.all.every(({ value, state }) => value !== null || state === 'failed');
  }

  /** Reads the options for offers in funds of a type; keeps what was read before. */
  load(fundType: 'budget' | 'subsidies'): void {
    const { onlyUsedCategories } = this.#settings.flags;
    if (this.funds.value === null) {
      void this.funds.load(async (signal) =>
        mapResult(await this.#funds.overview({ signal }), (funds) => funds.filter(({ type }) => type === fundType)),
      );
    }
    if (this.categories.value === null) {
      const filter = onlyUsedCategories ? { usedIn: fundType } : {};
      void this.categories.load((signal) => this.#categories.list(filter, { signal }));
    }
    if (this.providers.value === null) {
      void this.providers.load((signal) => this.#products.providers(fundType, { signal }));
    }
  }

  stop(): void {
    this.all.forEach((options) => options.stop());
  }

  /** The lists of options. */
  get all(): readonly Loadable<unknown>[] {
    return [this.funds, this.categories, this.providers];
  }
}
