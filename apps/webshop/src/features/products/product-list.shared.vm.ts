import { DeviceLocation } from '@stadstegoed/core/providers/device-location.port.ts';
import { Geocoder } from '@stadstegoed/core/providers/geocoder.port.ts';
import { orderOf, sortOf, type ProductSort } from '@stadstegoed/core/products/product-list-rules.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Navigation } from '../../lib/app/app-ports.ts';
import { List } from '../../lib/list/list.ts';
import type { Load } from '../../lib/load/load.ts';
import { OwnVouchers } from '../../lib/load/own-vouchers.ts';
import { Session } from '../../lib/app/session.ts';
import { NearPlace } from '../../lib/list/near-place.ts';
import type { QueryCodec } from '../../lib/list/query-codec.ts';
import { Bookmarks } from './bookmarks.shared.vm.ts';
import { ProductFilters } from './product-filters.shared.vm.ts';
import {
  ACTIONS_QUERY,
  BOOKMARKS_QUERY,
  fundTypeOf,
  isFilterName,
  PRODUCTS_QUERY,
  toProductFilter,
} from './products-query.ts';
import type { ProductFilterName, ProductsKind, ProductsQuery } from './products-query.ts';
import type { ProductViewer } from './parts/product-card-data.ts';

const LISTS: Readonly<
  Record<
    ProductsKind,
    { readonly screen: 'products' | 'actions' | 'bookmarked-products'; readonly codec: QueryCodec<ProductsQuery> }
  >
> = {
  products: { screen: 'products', codec: PRODUCTS_QUERY },
  actions: { screen: 'actions', codec: ACTIONS_QUERY },
  bookmarks: { screen: 'bookmarked-products', codec: BOOKMARKS_QUERY },
};

/** The number of offers without one of the filters. */
export interface FilterRelief {
  readonly name: ProductFilterName;
  readonly total: number;
}

interface ProductListParts {
  readonly products: Products;
  readonly own: OwnVouchers;
  readonly session: Session;
  readonly filters: ProductFilters;
  readonly bookmarks: Bookmarks;
  readonly navigation: Navigation;
  readonly clock: Clock;
  readonly geocoder: Geocoder;
  readonly location: DeviceLocation;
}

/** Makes the list of a screen. */
@injectable()
export class ProductLists {
  readonly #parts: ProductListParts;

  constructor(
    @inject(Products) products: Products,
    @inject(OwnVouchers) own: OwnVouchers,
    @inject(Session) session: Session,
    @inject(ProductFilters) filters: ProductFilters,
    @inject(Bookmarks) bookmarks: Bookmarks,
    @inject(Navigation) navigation: Navigation,
    @inject(Clock) clock: Clock,
    @inject(Geocoder) geocoder: Geocoder,
    @inject(DeviceLocation) location: DeviceLocation,
  ) {
    this.#parts = { products, own, session, filters, bookmarks, navigation, clock, geocoder, location };
  }

  of(kind: ProductsKind): ProductList {
    return new ProductList(kind, this.#parts);
  }
}

/** What the lists of products, actions and bookmarks share: the list, its filters, the vouchers and the bookmarks. */
export class ProductList {
  readonly kind: ProductsKind;
  readonly list: List<ProductsQuery, Page<Product>>;
  readonly vouchers: Load<readonly Voucher[]>;
  readonly filters: ProductFilters;
  readonly bookmarks: Bookmarks;
  readonly near: NearPlace;
  /** The filters without which there are offers, the most useful first; read when the list is empty. */
  waysOut: readonly FilterRelief[] = [];
  readonly #products: Products;
  readonly #own: OwnVouchers;
  readonly #session: Session;
  #areFiltersOpen = false;

  constructor(kind: ProductsKind, parts: ProductListParts) {
    const { products, own, session, filters, bookmarks, navigation, clock, geocoder, location } = parts;
    this.kind = kind;
    this.#products = products;
    this.#own = own;
    this.vouchers = own.all;
    this.#session = session;
    this.filters = filters;
    this.bookmarks = bookmarks;
    this.list = new List<ProductsQuery, Page<Product>>({
      ...LISTS[kind],
      navigation,
      clock,
      read: (query, signal) => this.#read(query, signal),
      lastPageOf: ({ lastPage }) => lastPage,
    });
    bookmarks.onChange(this.#afterBookmark);
    this.near = new NearPlace({ geocoder, location, narrow: (part) => this.list.narrow(part) });
    makeAutoObservable(
      this,
      {
        kind: false,
        list: false,
        vouchers: false,
        filters: false,
        bookmarks: false,
        near: false,
        waysOut: observableRef,
      },
      { autoBind: true },
    );
  }

  get signedIn(): boolean {
    return this.#session.isSignedIn;
  }

  /** The choice of order; the default for an address with an order that has no choice. */
  get sort(): ProductSort {
    return sortOf(this.list.query) ?? 'newest';
  }

  /** The funds to filter by: those of the resident's vouchers first. */
  get fundChoices(): readonly { readonly id: string; readonly name: string }[] {
    const funds = this.filters.funds.value ?? [];
    const own = new Set(this.vouchers.value?.map(({ fundId }) => fundId));
    return [...funds.filter(({ id }) => own.has(id)), ...funds.filter(({ id }) => !own.has(id))];
  }

  chooseSort(sort: ProductSort): void {
    this.list.narrow(orderOf(sort));
  }

  chooseProvider(organizationId: string): void {
    this.list.narrow({ organizationId });
  }

  /** The offers of a page that the list shows: those whose bookmark was removed leave the list of bookmarks at once. */
  shownOf({ items }: Page<Product>): readonly Product[] {
    return this.#showsBookmarks ? items.filter((product) => this.bookmarks.isOn(product)) : items;
  }

  /** Who looks at the offers, and on which day; a method, because the day changes without notice. */
  viewerNow(): ProductViewer {
    return this.#own.viewer;
  }

  start(asked: Partial<ProductsQuery>): void {
    this.list.start(asked);
    const { postcode, distance } = this.list.query;
    this.near.start({ postcode, distance });
    if (this.vouchers.value === null) this.#own.load('regular');
    this.loadFilters();
  }

  /** The filters came onto the page. A list that has not started yet reads their options when it starts. */
  openFilters(): void {
    this.#areFiltersOpen = true;
    if (this.list.results.state !== 'idle') this.loadFilters();
  }

  /** Reads the options of the filters that are needed and not there yet. */
  loadFilters(): void {
    const fundType = fundTypeOf(this.kind);
    const [chosen, areOpen] = [this.list.query, this.#areFiltersOpen];
    if (fundType !== undefined) this.filters.load({ fundType, chosen, areOpen });
  }

  stop(): void {
    this.list.stop();
    this.vouchers.stop();
    this.filters.stop();
    this.near.stop();
  }

  /** Whether an offer without a bookmark leaves the list. */
  get #showsBookmarks(): boolean {
    return this.kind === 'bookmarks' || this.list.query.bookmarked;
  }

  async #read(query: ProductsQuery, signal: AbortSignal): Promise<Result<Page<Product>, Failure>> {
    const page = await this.#products.list(toProductFilter(query, this.kind), { signal });
    if (!page.ok || signal.aborted) return page;
    if (page.value.total === 0) void this.#findWaysOut(query, signal);
    return page;
  }

  /** Counts the offers without each of the filters, for an empty list. A count that fails is left out. */
  async #findWaysOut(query: ProductsQuery, signal: AbortSignal): Promise<void> {
    runInAction(() => {
      this.waysOut = [];
    });
    const counted = await Promise.all(
      this.list.codec
        .active(query)
        .filter(isFilterName)
        .map((name) => this.#countWithout(query, name, signal)),
    );
    const ways = counted.filter((way) => way !== null).filter(({ total }) => total > 0);
    if (!signal.aborted) {
      runInAction(() => {
        this.waysOut = ways.sort(byUse);
      });
    }
  }

  async #countWithout(
    query: ProductsQuery,
    name: ProductFilterName,
    signal: AbortSignal,
  ): Promise<FilterRelief | null> {
    const filter = toProductFilter({ ...this.list.codec.without(query, [name]), page: 1 }, this.kind);
    const page = await this.#products.list({ ...filter, perPage: 1 }, { signal });
    return page.ok ? { name, total: page.value.total } : null;
  }

  #afterBookmark = (): void => {
    if (this.#showsBookmarks) void this.list.reload();
  };
}

/** The filter whose removal gives the most offers first; without the searched words last, because they say what the resident wants. */
function byUse(one: FilterRelief, other: FilterRelief): number {
  if ((one.name === 'q') !== (other.name === 'q')) return one.name === 'q' ? 1 : -1;
  return other.total - one.total;
}
