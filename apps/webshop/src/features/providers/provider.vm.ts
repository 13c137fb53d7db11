import { PRODUCTS_OF_PROVIDER, type Provider } from '@stadstegoed/core/providers/provider.ts';
import { CheckProvider } from '@stadstegoed/core/providers/check-provider.ts';
import { Providers } from '@stadstegoed/core/providers/providers.port.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { singlePage, type Page } from '@stadstegoed/core/shared/page.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Load } from '../../lib/load/load.ts';
import { OwnVouchers } from '../../lib/load/own-vouchers.ts';
import { Settings } from '../../lib/app/settings.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** The id of the provider, the language, and whether somebody is signed in. */
export interface ProviderParams {
  readonly id: string;
  readonly language: Language;
  readonly signedIn: boolean;
}

/** The page of a provider: its offices, three products and three subsidies. Each part fails separately. */
@injectable()
export class ProviderViewModel implements ViewModel<ProviderParams> {
  provider = new Load<Provider>();
  products = new Load<Page<Product>>();
  subsidies = new Load<Page<Product>>();
  /** Whether the organisation is a provider of this municipality; asked only when it has no offers. */
  readonly listed = new Load<boolean>();
  /** The resident's vouchers, which decide what the resident pays; without them the prices are shown alone. */
  readonly own: OwnVouchers;
  readonly #providers: Providers;
  readonly #check: CheckProvider;
  readonly #products: Products;
  readonly #settings: Settings;
  #id: string | null = null;

  constructor(
    @inject(Providers) providers: Providers,
    @inject(CheckProvider) check: CheckProvider,
    @inject(Products) products: Products,
    @inject(OwnVouchers) own: OwnVouchers,
    @inject(Settings) settings: Settings,
  ) {
    this.#providers = providers;
    this.#check = check;
    this.#products = products;
    this.own = own;
    this.#settings = settings;
    makeAutoObservable(
      this,
      { provider: observableRef, products: observableRef, subsidies: observableRef, listed: false, own: false },
      { autoBind: true },
    );
  }

  get name(): string | null {
    return this.provider.value?.name ?? null;
  }

  get isMissing(): boolean {
    return this.provider.failure?.kind === 'not_found' || this.listed.value === false;
  }

  /** The municipality can switch this map off. */
  get hasMap(): boolean {
    return this.#settings.platform?.shown.providerMap ?? true;
  }

  start({ id }: ProviderParams): void {
    if (this.#id !== id) this.#forget();
    this.#id = id;
    const filter = { organizationId: id, page: 1, perPage: PRODUCTS_OF_PROVIDER };
    const parts = [
      this.provider.load((signal) => this.#providers.read(id, { signal })),
      this.products.load((signal) => this.#products.list({ ...filter, fundType: 'budget' }, { signal })),
      this.subsidies.load(async (signal) => {
        const platform = await this.#settings.ready();
        if (platform?.hasSubsidyFunds === false) return ok(singlePage([]));
        return this.#products.list({ ...filter, fundType: 'subsidies' }, { signal });
      }),
    ];
    void Promise.all(parts).then(() => this.#checkListed(id));
    this.own.load('regular');
  }

  stop(): void {
    for (const part of [this.provider, this.products, this.subsidies, this.listed, this.own]) part.stop();
  }

  async #checkListed(id: string): Promise<void> {
    const [provider, offers] = [this.provider.value, [this.products.value, this.subsidies.value]];
    if (provider?.id !== id || offers.some((page) => page?.total !== 0)) return;
    await this.listed.load((signal) => this.#check.run(provider, { signal }));
  }

  #forget(): void {
    this.listed.clear();
    this.provider = new Load<Provider>();
    this.products = new Load<Page<Product>>();
    this.subsidies = new Load<Page<Product>>();
  }
}
