import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { DeviceLocation } from '@stadstegoed/core/providers/device-location.port.ts';
import { Geocoder } from '@stadstegoed/core/providers/geocoder.port.ts';
import { ListCategories } from '@stadstegoed/core/products/list-categories.ts';
import type { ProductCategory } from '@stadstegoed/core/products/product.ts';
import { PROVIDERS_PER_PAGE, type BusinessType, type Provider } from '@stadstegoed/core/providers/provider.ts';
import { Providers } from '@stadstegoed/core/providers/providers.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { WholeList } from '@stadstegoed/core/shared/page.ts';
import { mapResult, type Result } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Navigation } from '../../lib/app/app-ports.ts';
import { List } from '../../lib/list/list.ts';
import { Load } from '../../lib/load/load.ts';
import { NearPlace } from '../../lib/list/near-place.ts';
import { Settings } from '../../lib/app/settings.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { PROVIDERS_QUERY, toProviderChoice, type ProvidersQuery } from './providers-query.ts';
import { pageBesideMap, pageOf, type ShownProviders } from './shown-providers.ts';

/** The query of the address and the language. */
export interface ProvidersParams {
  readonly asked: Partial<ProvidersQuery>;
  readonly language: Language;
}

/** The providers on the map, and the filter with which they were read. */
interface MapRead {
  readonly key: string;
  readonly all: WholeList<Provider>;
}

/** The list and the map of providers with their filters. */
@injectable()
export class ProvidersViewModel implements ViewModel<ProvidersParams> {
  readonly list: List<ProvidersQuery, ShownProviders>;
  readonly near: NearPlace;
  readonly funds = new Load<readonly Fund[]>();
  readonly businessTypes = new Load<readonly BusinessType[]>();
  readonly categories = new Load<readonly ProductCategory[]>();
  /** The office whose pin is chosen on the map; null without one. */
  chosenOfficeId: string | null = null;
  /** The office whose row has the pointer or the focus; null without one. */
  markedOfficeId: string | null = null;
  readonly #providers: Providers;
  readonly #funds: Funds;
  readonly #categories: ListCategories;
  readonly #settings: Settings;
  #language: Language | null = null;
  #areFiltersOpen = false;
  #mapRead: MapRead | null = null;

  constructor(
    @inject(Providers) providers: Providers,
    @inject(Funds) funds: Funds,
    @inject(ListCategories) categories: ListCategories,
    @inject(Geocoder) geocoder: Geocoder,
    @inject(DeviceLocation) location: DeviceLocation,
    @inject(Navigation) navigation: Navigation,
    @inject(Clock) clock: Clock,
    @inject(Settings) settings: Settings,
  ) {
    this.#providers = providers;
    this.#funds = funds;
    this.#categories = categories;
    this.#settings = settings;
    this.list = new List<ProvidersQuery, ShownProviders>({
      screen: 'providers',
      codec: PROVIDERS_QUERY,
      navigation,
      clock,
      read: (query, signal) => this.#read(query, signal),
      lastPageOf: ({ lastPage }) => lastPage,
    });
    this.near = new NearPlace({ geocoder, location, narrow: (part) => this.list.narrow(part) });
    makeAutoObservable(
      this,
      { list: false, near: false, funds: false, businessTypes: false, categories: false },
      { autoBind: true },
    );
  }

  /** The map can be switched off by the municipality; the list then stands alone. */
  get hasMap(): boolean {
    return this.#settings.platform?.shown.providersMap ?? true;
  }

  /** Where the map begins; null when the municipality did not say. */
  get mapCenter() {
    return this.#settings.platform?.mapCenter ?? null;
  }

  /** The provider whose office is chosen on the map. */
  get chosen(): Provider | null {
    const all = this.list.results.value?.onMap ?? [];
    return all.find(({ offices }) => offices.some(({ id }) => id === this.chosenOfficeId)) ?? null;
  }

  start({ asked, language }: ProvidersParams): void {
    if (language !== this.#language) {
      this.#mapRead = null;
      this.options.forEach((options) => options.clear());
    }
    this.#language = language;
    this.list.start(asked);
    this.loadOptions();
    this.near.start(this.list.query);
  }

  stop(): void {
    this.list.stop();
    this.near.stop();
    this.options.forEach((options) => options.stop());
  }

  /** The lists of options of the filters. */
  get options(): readonly Load<unknown>[] {
    return [this.businessTypes, this.funds, this.categories];
  }

  /** The filters came onto the page. A list that has not started yet reads their options when it starts. */
  openFilters(): void {
    this.#areFiltersOpen = true;
    if (this.list.results.state !== 'idle') this.loadOptions();
  }

  /** Reads the kinds, the options of open filters, and those of which one is chosen for its name; keeps what was read before. */
  loadOptions(): void {
    const { fundId, categoryId } = this.list.query;
    const lacks = (options: Load<unknown>, chosenId: string): boolean =>
      options.state !== 'ready' && (this.#areFiltersOpen || chosenId !== '');
    if (lacks(this.funds, fundId)) {
      void this.funds.load(async (signal) =>
        mapResult(await this.#funds.listAll({ withExternal: true }, { signal }), ({ items }) => items),
      );
    }
    if (this.businessTypes.state !== 'ready') {
      void this.businessTypes.load((signal) => this.#providers.businessTypes({ signal }));
    }
    if (lacks(this.categories, categoryId)) {
      const usedIn = this.#settings.flags.onlyUsedCategories ? { usedIn: 'budget' as const } : {};
      void this.categories.load((signal) => this.#categories.run({ ...usedIn, chosenId: categoryId, signal }));
    }
  }

  /** Marks the pin of an office while its row has the pointer or the focus. */
  mark(officeId: string | null): void {
    this.markedOfficeId = officeId;
  }

  /** Chooses an office on the map, or none. The list turns to the page of its provider. */
  choose(officeId: string | null): void {
    this.chosenOfficeId = officeId;
    const [chosen, shown] = [this.chosen, this.list.results.value];
    if (chosen === null || shown === null || shown.onMap === null) return;
    const page = pageOf(shown.onMap, chosen.id);
    if (page !== this.list.query.page) this.list.show({ page });
  }

  async #read(query: ProvidersQuery, signal: AbortSignal): Promise<Result<ShownProviders, Failure>> {
    const choice = toProviderChoice(query);
    if (!query.showMap) {
      const filter = { ...choice, page: query.page, perPage: PROVIDERS_PER_PAGE };
      return mapResult(await this.#providers.list(filter, { signal }), (page) => ({ ...page, onMap: null }));
    }
    const key = JSON.stringify(choice);
    if (this.#mapRead?.key === key) return { ok: true, value: pageBesideMap(this.#mapRead.all, query.page) };
    return mapResult(await this.#providers.listAll(choice, { signal }), (all) => {
      this.#mapRead = { key, all };
      return pageBesideMap(all, query.page);
    });
  }
}
