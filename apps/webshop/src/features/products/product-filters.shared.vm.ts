import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { ListCategories } from '@stadstegoed/core/products/list-categories.ts';
import type { ProductCategory } from '@stadstegoed/core/products/product.ts';
import { Products, type ProviderOption } from '@stadstegoed/core/products/products.port.ts';
import { mapResult } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Load } from '../../lib/load/load.ts';
import { Settings } from '../../lib/app/settings.ts';
import type { ProductsQuery } from './products-query.ts';

/** What decides which options are read. */
export interface OptionsChoice {
  readonly fundType: 'budget' | 'subsidies';
  /** What is chosen already, of which the name is shown. */
  readonly chosen: Pick<ProductsQuery, 'fundId' | 'categoryId' | 'organizationId'>;
  /** Whether the filters are on the page: on a phone they are in a drawer. */
  readonly areOpen: boolean;
}

/** The options of the filters of a list of offers, each with its own failure. */
@injectable()
export class ProductFilters {
  readonly funds = new Load<readonly Fund[]>();
  /** The fund of the address while the others are not read: for a name they are too much. */
  readonly chosenFund = new Load<Fund>();
  readonly categories = new Load<readonly ProductCategory[]>();
  readonly providers = new Load<readonly ProviderOption[]>();
  readonly #funds: Funds;
  readonly #categories: ListCategories;
  readonly #products: Products;
  readonly #settings: Settings;

  constructor(
    @inject(Funds) funds: Funds,
    @inject(ListCategories) categories: ListCategories,
    @inject(Products) products: Products,
    @inject(Settings) settings: Settings,
  ) {
    this.#funds = funds;
    this.#categories = categories;
    this.#products = products;
    this.#settings = settings;
    makeAutoObservable(
      this,
      { funds: false, chosenFund: false, categories: false, providers: false },
      { autoBind: true },
    );
  }

  /** Whether all options are loaded or failed. They appear together, so that the page moves only once. */
  get isReady(): boolean {
    return this.all.every(({ value, state }) => value !== null || state === 'failed');
  }

  /** The name of a fund, as far as it is read. */
  fundName(id: string): string | undefined {
    const [all, chosen] = [this.funds.value ?? [], this.chosenFund.value];
    return [...all, ...(chosen === null ? [] : [chosen])].find((fund) => fund.id === id)?.name;
  }

  /** Reads the options of open filters, and the names of what is chosen; keeps what was read before. */
  load({ fundType, chosen: { fundId, categoryId, organizationId }, areOpen }: OptionsChoice): void {
    if (areOpen) this.#loadFunds(fundType);
    else if (fundId !== '') this.#loadNameOf(fundId);
    if (areOpen || categoryId !== '') this.#loadCategories(fundType, categoryId);
    if (areOpen || organizationId !== '') this.#loadProviders(fundType);
  }

  #loadFunds(fundType: OptionsChoice['fundType']): void {
    if (this.funds.value !== null) return;
    void this.funds.load(async (signal) =>
      mapResult(await this.#funds.listAll({ withExternal: true }, { signal }), ({ items }) =>
        items.filter(({ type }) => type === fundType),
      ),
    );
  }

  #loadNameOf(fundId: string): void {
    if (this.fundName(fundId) !== undefined) return;
    void this.chosenFund.load((signal) => this.#funds.read(fundId, { signal }));
  }

  #loadCategories(fundType: OptionsChoice['fundType'], chosenId: string): void {
    if (this.categories.value !== null) return;
    const filter = this.#settings.flags.onlyUsedCategories ? { usedIn: fundType } : {};
    void this.categories.load((signal) => this.#categories.run({ ...filter, chosenId, signal }));
  }

  #loadProviders(fundType: OptionsChoice['fundType']): void {
    if (this.providers.value !== null) return;
    void this.providers.load((signal) => this.#products.providers(fundType, { signal }));
  }

  stop(): void {
    [...this.all, this.chosenFund].forEach((options) => options.stop());
  }

  /** The lists of options. */
  get all(): readonly Load<unknown>[] {
    return [this.funds, this.categories, this.providers];
  }
}
