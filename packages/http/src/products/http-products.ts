import type { FundType } from '@stadstegoed/core/funds/fund.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import type { ProductFilter, Products, ProviderOption } from '@stadstegoed/core/products/products.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import { err, mapResult, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components, operations } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { requestAllPages, requestOne, requestPage } from '../request.ts';
import { sortDirection } from '../sort-direction.ts';
import { wireId } from '../wire-id.ts';
import type { Fields } from '../wire.ts';
import { toProduct } from './product-wire.ts';

type ListQuery = NonNullable<operations['listProducts']['parameters']['query']>;

export class HttpProducts implements Products {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  async list(filter: ProductFilter, options?: ReadOptions): Promise<Result<Page<Product>, Failure>> {
    const params = { query: toListQuery(filter) };
    return requestPage(this.#client.GET('/platform/products', { params, signal: abortSignal(options) }), toProduct);
  }

  async read(id: string, options?: ReadOptions): Promise<Result<Product, Failure>> {
    const number = wireId(id);
    if (number === null) return err(failure('not_found'));
    const params = { path: { id: number } };
    return requestOne(this.#client.GET('/platform/products/{id}', { params, signal: abortSignal(options) }), toProduct);
  }

  async bookmark(id: string): Promise<Result<Product, Failure>> {
    const number = wireId(id);
    if (number === null) return err(failure('not_found'));
    const params = { path: { id: number } };
    return requestOne(this.#client.POST('/platform/products/{id}/bookmark', { params }), toProduct);
  }

  async removeBookmark(id: string): Promise<Result<Product, Failure>> {
    const number = wireId(id);
    if (number === null) return err(failure('not_found'));
    const params = { path: { id: number } };
    return requestOne(this.#client.POST('/platform/products/{id}/remove-bookmark', { params }), toProduct);
  }

  async providers(fundType: FundType, options?: ReadOptions): Promise<Result<readonly ProviderOption[], Failure>> {
    const query = { is_employee: 0, has_products: 1, fund_type: fundType } as const;
    const signal = abortSignal(options);
    const all = await requestAllPages(
      (paging) => this.#client.GET('/platform/organizations', { params: { query: { ...query, ...paging } }, signal }),
      toProviderOption,
    );
    return mapResult(all, ({ items }) => items);
  }
}

function toListQuery(filter: ProductFilter): ListQuery {
  return {
    ...(filter.fundType === undefined ? {} : { fund_type: filter.fundType }),
    ...(filter.q ? { q: filter.q } : {}),
    ...toIds(filter),
    ...toPlace(filter),
    ...(filter.bookmarked ? { bookmarked: 1 as const } : {}),
    ...(filter.orderBy === undefined ? {} : { order_by: filter.orderBy }),
    ...(filter.orderByDir === undefined ? {} : sortDirection(filter.orderByDir)),
    ...(filter.page === undefined ? {} : { page: filter.page }),
    ...(filter.perPage === undefined ? {} : { per_page: filter.perPage }),
  };
}

/** The filters by id; an id that is not a number is left out. */
function toIds(filter: ProductFilter): Pick<ListQuery, 'fund_id' | 'product_category_id' | 'organization_id'> {
  const fund = wireId(filter.fundId ?? '');
  const category = wireId(filter.categoryId ?? '');
  const organization = wireId(filter.organizationId ?? '');
  return {
    ...(fund === null ? {} : { fund_id: fund }),
    ...(category === null ? {} : { product_category_id: category }),
    ...(organization === null ? {} : { organization_id: organization }),
  };
}

/** The place; the platform uses it only when both are there. */
function toPlace({ postcode, distance }: ProductFilter): Pick<ListQuery, 'postcode' | 'distance'> {
  return postcode && distance !== undefined ? { postcode, distance } : {};
}

function toProviderOption(wire: Fields<components['schemas']['Organization']>): ProviderOption {
  return { id: wire.id('id'), name: wire.string('name') };
}
