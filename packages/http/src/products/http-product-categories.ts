import type { CategoryFilter, ProductCategories } from '@stadstegoed/core/products/product-categories.port.ts';
import type { ProductCategory } from '@stadstegoed/core/products/product.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, mapResult, type Result } from '@stadstegoed/core/shared/result.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { requestAllPages, requestOne } from '../request.ts';
import { wireId } from '../wire-id.ts';
import { toProductCategory } from './product-wire.ts';

/** Page size of the categories (PR-048); the further pages are read too (reading 54). */
const CATEGORIES_PER_PAGE = 1000;

export class HttpProductCategories implements ProductCategories {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  async list(filter: CategoryFilter, options?: ReadOptions): Promise<Result<readonly ProductCategory[], Failure>> {
    const { parentId, usedIn } = filter;
    const query = {
      per_page: CATEGORIES_PER_PAGE,
      ...(parentId === undefined ? {} : { parent_id: parentId ?? 'null' }),
      ...(usedIn === undefined ? {} : { used: 1 as const, used_type: usedIn }),
    };
    const signal = abortSignal(options);
    const all = await requestAllPages(
      (paging) =>
        this.#client.GET('/platform/product-categories', { params: { query: { ...paging, ...query } }, signal }),
      toProductCategory,
    );
    return mapResult(all, ({ items }) => items);
  }

  async read(id: string, options?: ReadOptions): Promise<Result<ProductCategory, Failure>> {
    const number = wireId(id);
    if (number === null) return err(failure('not_found'));
    const params = { path: { id: number } };
    const call = this.#client.GET('/platform/product-categories/{id}', { params, signal: abortSignal(options) });
    return requestOne(call, toProductCategory);
  }
}
