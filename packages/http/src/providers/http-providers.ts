import {
  BUSINESS_TYPES_PER_PAGE,
  PROVIDERS_ON_MAP,
  type BusinessType,
  type Provider,
} from '@stadstegoed/core/providers/provider.ts';
import type { ProviderChoice, ProviderFilter, Providers } from '@stadstegoed/core/providers/providers.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { singlePage, type Page, type WholeList } from '@stadstegoed/core/shared/page.ts';
import { err, mapResult, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import type { operations } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { requestAllPages, requestOne, requestPage } from '../request.ts';
import { sortDirection } from '../sort-direction.ts';
import { wireId } from '../wire-id.ts';
import { toBusinessType, toProvider } from './provider-wire.ts';

type ListQuery = NonNullable<operations['listProviders']['parameters']['query']>;

export class HttpProviders implements Providers {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  async list(filter: ProviderFilter, options?: ReadOptions): Promise<Result<Page<Provider>, Failure>> {
    const query = toQuery(filter);
    if (query === null) return ok(singlePage<Provider>([]));
    const paging = { page: filter.page, per_page: filter.perPage };
    return requestPage(this.#get({ ...query, ...paging }, options), toProvider);
  }

  async listAll(choice: ProviderChoice, options?: ReadOptions): Promise<Result<WholeList<Provider>, Failure>> {
    const query = toQuery(choice);
    if (query === null) return ok(singlePage<Provider>([]));
    return requestAllPages(
      ({ page = 1 }) => this.#get({ ...query, page, per_page: PROVIDERS_ON_MAP }, options),
      toProvider,
    );
  }

  async read(id: string, options?: ReadOptions): Promise<Result<Provider, Failure>> {
    const number = wireId(id);
    if (number === null) return err(failure('not_found'));
    const params = { path: { id: number } };
    return requestOne(
      this.#client.GET('/platform/providers/{id}', { params, signal: abortSignal(options) }),
      toProvider,
    );
  }

  async businessTypes(options?: ReadOptions): Promise<Result<readonly BusinessType[], Failure>> {
    const query = { used: 1 as const, per_page: BUSINESS_TYPES_PER_PAGE };
    const signal = abortSignal(options);
    const all = await requestAllPages(
      (paging) => this.#client.GET('/platform/business-types', { params: { query: { ...paging, ...query } }, signal }),
      toBusinessType,
    );
    return mapResult(all, ({ items }) => items);
  }

  #get(query: ListQuery, options?: ReadOptions) {
    return this.#client.GET('/platform/providers', { params: { query }, signal: abortSignal(options) });
  }
}

/** The query of the platform; null when it names an id that no resource has, so that the list is empty. */
function toQuery(filter: ProviderChoice) {
  const ids = {
    fund_id: idOrAbsent(filter.fundId),
    business_type_id: idOrAbsent(filter.businessTypeId),
    product_category_id: idOrAbsent(filter.categoryId),
  };
  if (Object.values(ids).includes(null)) return null;
  return {
    ...(filter.q === undefined ? {} : { q: filter.q }),
    ...(typeof ids.fund_id === 'number' ? { fund_id: ids.fund_id } : {}),
    ...(typeof ids.business_type_id === 'number' ? { business_type_id: ids.business_type_id } : {}),
    ...(typeof ids.product_category_id === 'number' ? { product_category_id: ids.product_category_id } : {}),
    ...filter.near,
    order_by: filter.orderBy ?? 'name',
    ...sortDirection(filter.orderByDir ?? 'asc'),
  };
}

function idOrAbsent(id: string | undefined): number | null | undefined {
  return id === undefined ? undefined : wireId(id);
}
