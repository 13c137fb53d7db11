import type { Office } from '@stadstegoed/core/providers/office.ts';
import { streetOf } from '@stadstegoed/core/providers/office.ts';
import { ReadOffice } from '@stadstegoed/core/providers/read-office.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import { CheckProvider } from '@stadstegoed/core/providers/check-provider.ts';
import { PRODUCTS_OF_PROVIDER } from '@stadstegoed/core/providers/provider.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Load } from '../../lib/load/load.ts';
import { OwnVouchers } from '../../lib/load/own-vouchers.ts';
import { Settings } from '../../lib/app/settings.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** The ids in the address, and the language. */
export interface ProviderOfficeParams {
  readonly organizationId: string;
  readonly id: string;
  readonly language: Language;
}

/** The page of one office of a provider. */
@injectable()
export class ProviderOfficeViewModel implements ViewModel<ProviderOfficeParams> {
  office = new Load<Office>();
  products = new Load<Page<Product>>();
  /** Whether the office is of a provider of this municipality; asked only when the provider has no offers. */
  readonly listed = new Load<boolean>();
  readonly own: OwnVouchers;
  readonly #readOffice: ReadOffice;
  readonly #products: Products;
  readonly #check: CheckProvider;
  readonly #settings: Settings;
  #id: string | null = null;

  constructor(
    @inject(ReadOffice) readOffice: ReadOffice,
    @inject(Products) products: Products,
    @inject(CheckProvider) check: CheckProvider,
    @inject(OwnVouchers) own: OwnVouchers,
    @inject(Settings) settings: Settings,
  ) {
    this.#readOffice = readOffice;
    this.#products = products;
    this.#check = check;
    this.own = own;
    this.#settings = settings;
    const annotations = { office: observableRef, products: observableRef, listed: false, own: false } as const;
    makeAutoObservable(this, annotations, { autoBind: true });
  }

  /** An office has no name of its own: its street stands for it. */
  get name(): string | null {
    const office = this.office.value;
    return office === null ? null : streetOf(office.address);
  }

  get isMissing(): boolean {
    return this.office.failure?.kind === 'not_found' || this.listed.value === false;
  }

  /** The municipality can switch this map off. */
  get hasMap(): boolean {
    return this.#settings.platform?.shown.officeMap ?? true;
  }

  start({ organizationId, id }: ProviderOfficeParams): void {
    if (this.#id !== id) {
      this.office = new Load<Office>();
      this.products = new Load<Page<Product>>();
      this.listed.clear();
    }
    this.#id = id;
    const office = this.office.load((signal) => this.#readOffice.run(id, organizationId, { signal }));
    const filter = { fundType: 'budget', organizationId, page: 1, perPage: PRODUCTS_OF_PROVIDER } as const;
    const products = this.products.load((signal) => this.#products.list(filter, { signal }));
    void Promise.all([office, products]).then(() => this.#checkListed(id));
    this.own.load('regular');
  }

  stop(): void {
    this.office.stop();
    this.products.stop();
    this.own.stop();
    this.listed.stop();
  }

  async #checkListed(id: string): Promise<void> {
    const office = this.office.value;
    if (office?.id !== id || this.products.value?.total !== 0) return;
    const provider = { id: office.organizationId, name: office.organizationName };
    await this.listed.load((signal) => this.#check.run(provider, { signal }));
  }
}
