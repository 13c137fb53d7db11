import type { Office } from '@stadstegoed/core/offices/office.ts';
import { streetOf } from '@stadstegoed/core/offices/office.ts';
import { Offices } from '@stadstegoed/core/offices/offices.port.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import { PRODUCTS_OF_PROVIDER } from '@stadstegoed/core/providers/provider.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { Loadable } from '../../support/loadable.ts';
import { Settings } from '../../support/settings.ts';
import type { Resolved } from '../../support/token.ts';
import type { ViewModel } from '../../support/view-model.ts';

/** The ids in the address, and the language. */
export interface ProviderOfficeParams {
  readonly organizationId: string;
  readonly id: string;
  readonly language: Language;
}

/** The page of one office of a provider. */
export class ProviderOfficeViewModel implements ViewModel<ProviderOfficeParams> {
  static readonly dependencies = [Offices, Products, Clock, Settings] as const;
  office = new Loadable<Office>();
  products = new Loadable<Page<Product>>();
  readonly #parts: Resolved<typeof ProviderOfficeViewModel.dependencies>;
  #id: string | null = null;

  constructor(...parts: Resolved<typeof ProviderOfficeViewModel.dependencies>) {
    this.#parts = parts;
    makeAutoObservable(this, { office: observableRef, products: observableRef }, { autoBind: true });
  }

  /** An office has no name of its own: its street stands for it. */
  get name(): string | null {
    const office = this.office.value;
    return office === null ? null : streetOf(office.address);
  }

  get isMissing(): boolean {
    return this.office.failure?.kind === 'not_found';
  }

  /** The municipality can switch this map off. */
  get hasMap(): boolean {
    return this.#parts[3].platform?.shown.officeMap ?? true;
  }

  get viewer(): { readonly vouchers: null; readonly today: CalendarDate } {
    return { vouchers: null, today: dayOf(this.#parts[2].now()) };
  }

  start({ organizationId, id }: ProviderOfficeParams): void {
    const [offices, products] = this.#parts;
    if (this.#id !== id) {
      this.office = new Loadable<Office>();
      this.products = new Loadable<Page<Product>>();
    }
    this.#id = id;
    void this.office.load(async (signal) => {
      const read = await offices.read(id, { signal });
      // An office under the address of another provider does not exist there.
      return read.ok && read.value.organizationId !== organizationId ? err(failure('not_found')) : read;
    });
    const filter = { fundType: 'budget', organizationId, page: 1, perPage: PRODUCTS_OF_PROVIDER } as const;
    void this.products.load((signal) => products.list(filter, { signal }));
  }

  stop(): void {
    this.office.stop();
    this.products.stop();
  }
}
