import type { FundType } from '../funds/fund.ts';
import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { ProductCategory } from './product.ts';

/** Which categories to read; absent values do not filter. */
export interface CategoryFilter {
  /** Only the children of this category; null for only the top of the tree. */
  readonly parentId?: string | null;
  /** Only categories with a visible product in a fund of this type (reading 28). */
  readonly usedIn?: FundType;
}

/** The tree of product categories. Reading needs no sign-in. */
export interface ProductCategories {
  /** All categories, in the order of their number (PR-048). */
  list(filter: CategoryFilter, options?: ReadOptions): Promise<Result<readonly ProductCategory[], Failure>>;
  /** One category; `not_found` when it does not exist. */
  read(id: string, options?: ReadOptions): Promise<Result<ProductCategory, Failure>>;
}

export const ProductCategories = portToken<ProductCategories>('ProductCategories');
