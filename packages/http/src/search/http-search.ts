import type {
  Found,
  FoundPage,
  FoundProvider,
  SearchGroup,
  SearchHit,
  SearchOverview,
} from '@stadstegoed/core/search/search.ts';
import { DROPDOWN_HITS, MAX_SEARCH_TEXT } from '@stadstegoed/core/search/search.ts';
import type { Search, SearchFilter, SearchListFilter } from '@stadstegoed/core/search/search.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import type { components, operations } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { toFund } from '../funds/http-funds.ts';
import { toOffice } from '../offices/office-wire.ts';
import { toPicture } from '../picture.ts';
import { toProduct } from '../products/product-wire.ts';
import { notFoundAsUnexpected, request, toCatalogue } from '../request.ts';
import { wireId } from '../wire-id.ts';
import { BodyMismatch, readId, readInteger, readList, readString, readStringOrNull } from '../wire.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['searchEverything']['parameters']['query']>;
type WithoutPrice<Item> = Omit<Item, 'price' | 'price_locale'>;
/** A result; its price is read from the product itself. */
type WireItem =
  | WithoutPrice<Schemas['SearchFundItem']>
  | WithoutPrice<Schemas['SearchProviderItem']>
  | WithoutPrice<Schemas['SearchProductItem']>;
/** An overview or a page of the list; the call answers with the one that its query asks for. */
type Body =
  | { readonly data: Schemas['SearchOverview'] }
  | { readonly data: readonly WireItem[]; readonly meta: Schemas['PaginationMeta'] };

/** The HTTP adapter of `Search`. */
export class HttpSearch implements Search {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  async overview(filter: SearchFilter, options?: ReadOptions): Promise<Result<SearchOverview, Failure>> {
    const query: Query = { ...toQuery(filter), overview: 1, take: DROPDOWN_HITS };
    const call = this.#client.GET('/platform/search', { params: { query }, signal: abortSignal(options) });
    return notFoundAsUnexpected(await request(call, toOverview));
  }

  async list(filter: SearchListFilter, options?: ReadOptions): Promise<Result<FoundPage, Failure>> {
    const call = this.#client.GET('/platform/search', {
      params: { query: toListQuery(filter) },
      signal: abortSignal(options),
    });
    return notFoundAsUnexpected(await request(call, toFoundPage));
  }
}

/** External funds are always included: the shop links to them as to every other fund (2 §7). */
function toQuery(filter: SearchFilter): Query {
  const fund = wireId(filter.fundId ?? '');
  const category = wireId(filter.productCategoryId ?? '');
  const organization = wireId(filter.organizationId ?? '');
  const q = Array.from(filter.q ?? '')
    .slice(0, MAX_SEARCH_TEXT)
    .join('')
    .trim();
  return {
    ...(q === '' ? {} : { q }),
    ...(fund === null ? {} : { fund_id: fund }),
    ...(category === null ? {} : { product_category_id: category }),
    ...(organization === null ? {} : { organization_id: organization }),
    with_external: 1,
  };
}

function toListQuery(filter: SearchListFilter): Query {
  return {
    ...toQuery(filter),
    'search_item_types[]': [...filter.kinds],
    order_by: 'created_at',
    order_by_dir: filter.direction ?? 'desc',
    ...(filter.page === undefined ? {} : { page: filter.page }),
    ...(filter.perPage === undefined ? {} : { per_page: filter.perPage }),
  };
}

function toOverview(body: Body): SearchOverview {
  const { data } = body;
  if (!('products' in data)) throw new BodyMismatch('data is not an overview');
  return {
    funds: toGroup(data.funds, 'funds'),
    providers: toGroup(data.providers, 'providers'),
    products: toGroup(data.products, 'products'),
  };
}

function toGroup(wire: Schemas['SearchGroup'] | undefined, field: string): SearchGroup {
  return {
    items: readList(wire?.items, toHit, `${field}.items`),
    count: readInteger(wire?.count, `${field}.count`),
  };
}

function toHit(wire: Schemas['SearchHit']): SearchHit {
  return { id: readId(wire.id, 'items.id'), name: readString(wire.name, 'items.name') };
}

function toFoundPage(body: Body): FoundPage {
  if (!('meta' in body)) throw new BodyMismatch('data is not a list');
  return toCatalogue({ data: body.data, meta: body.meta }, toFound);
}

/** Maps a result. Takes the name from the resource, because the one beside it is escaped for HTML (reference part 2, 7). */
function toFound(wire: WireItem): Found {
  const base = {
    id: readId(wire.id, 'id'),
    text: readStringOrNull(wire.description_text, 'description_text'),
    picture: toPicture(wire.media),
    name: readString(wire.resource.name, 'resource.name'),
  };
  switch (wire.item_type) {
    case 'fund':
      return { ...base, kind: 'funds', fund: toFund(wire.resource) };
    case 'provider':
      return { ...base, kind: 'providers', ...toProvider(wire.resource) };
    case 'product':
      return { ...base, kind: 'products', product: toProduct(wire.resource) };
    default:
      throw new BodyMismatch('item_type is not a known kind');
  }
}

function toProvider(wire: Schemas['Provider']): Pick<FoundProvider, 'businessType' | 'offices'> {
  return {
    businessType: readStringOrNull(wire.business_type?.name, 'business_type.name'),
    offices: readList(wire.offices, toOffice, 'offices'),
  };
}
