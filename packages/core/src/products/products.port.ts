import type { FundType } from '../funds/fund.ts';
import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { ProductOrderBy } from './product-list-rules.ts';
import type { Product } from './product.ts';

/** The filter, order and page of a list of products; absent values do not filter. */
export interface ProductFilter {
  /** `budget` gives products, `subsidies` gives actions. */
  readonly fundType?: FundType;
  readonly q?: string;
  readonly fundId?: string;
  /** The category and everything below it. */
  readonly categoryId?: string;
  readonly organizationId?: string;
  /** Kilometres as the crow flies; works only together with `postcode`. */
  readonly distance?: number;
  readonly postcode?: string;
  /** Only the resident's own bookmarks; none for a visitor. */
  readonly bookmarked?: boolean;
  readonly orderBy?: ProductOrderBy;
  readonly orderByDir?: 'asc' | 'desc';
  /** Starts at 1. */
  readonly page?: number;
  readonly perPage?: number;
}

/** A provider as an option of a filter. */
export interface ProviderOption {
  readonly id: string;
  readonly name: string;
}

/** The offers of the providers. Reading needs no sign-in; bookmarks do (PR-050). */
export interface Products {
  /** One page. A postcode that the platform cannot find gives an empty page. */
  list(filter: ProductFilter, options?: ReadOptions): Promise<Result<Page<Product>, Failure>>;
  /** One product, also one that is deleted, expired or sold out; `not_found` when there never was one. */
  read(id: string, options?: ReadOptions): Promise<Result<Product, Failure>>;
  /** Sets the bookmark of the resident; doing it twice changes nothing. */
  bookmark(id: string): Promise<Result<Product, Failure>>;
  /** Removes the bookmark of the resident; doing it twice changes nothing. */
  removeBookmark(id: string): Promise<Result<Product, Failure>>;
  /** All providers with a product in funds of a type, for the filter. */
  providers(fundType: FundType, options?: ReadOptions): Promise<Result<readonly ProviderOption[], Failure>>;
}

export const Products = portToken<Products>('Products');
