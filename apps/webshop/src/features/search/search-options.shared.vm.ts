import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { childrenOf } from '@stadstegoed/core/products/category-tree.ts';
import { ListCategories } from '@stadstegoed/core/products/list-categories.ts';
import type { ProductCategory } from '@stadstegoed/core/products/product.ts';
import { Products, type ProviderOption } from '@stadstegoed/core/products/products.port.ts';
import { mapResult } from '@stadstegoed/core/shared/result.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Load } from '../../lib/load/load.ts';
import { Settings } from '../../lib/app/settings.ts';
import type { FilterName } from './search-query.ts';

export interface FilterOption {
  readonly id: string;
  readonly name: string;
}

/** The options of the filters of a search. */
@injectable()
export class SearchOptions {
  readonly funds = new Load<readonly Fund[]>();
  /** The whole tree. */
  readonly categories = new Load<readonly ProductCategory[]>();
  readonly organizations = new Load<readonly ProviderOption[]>();
  readonly #funds: Funds;
  readonly #products: Products;
  readonly #categories: ListCategories;
  readonly #settings: Settings;

  constructor(
    @inject(Funds) funds: Funds,
    @inject(Products) products: Products,
    @inject(ListCategories) categories: ListCategories,
    @inject(Settings) settings: Settings,
  ) {
    this.#funds = funds;
    this.#products = products;
    this.#categories = categories;
    this.#settings = settings;
  }

  /** The lists of options. */
  get all(): readonly Load<unknown>[] {
    return [this.funds, this.categories, this.organizations];
  }

  /** The options of a filter; none while they are not loaded. */
  of(name: FilterName): readonly FilterOption[] {
    const all = { fundId: this.funds, categoryId: this.categories, organizationId: this.organizations };
    return all[name].value ?? [];
  }

  /** The categories at the top of the tree; each includes what is below it. */
  get topCategories(): readonly ProductCategory[] {
    return childrenOf(this.categories.value ?? [], null);
  }

  /** `categoryId` is chosen already. */
  load(categoryId: string): void {
    const used = this.#settings.flags.onlyUsedCategories ? ({ usedIn: 'budget' } as const) : {};
    void this.funds.load(async (signal) =>
      mapResult(await this.#funds.listAll({ withExternal: true }, { signal }), ({ items }) => items),
    );
    void this.organizations.load((signal) => this.#products.providers('budget', { signal }));
    void this.categories.load((signal) => this.#categories.run({ ...used, chosenId: categoryId, signal }));
  }

  stop(): void {
    this.all.forEach((options) => options.stop());
  }
}
