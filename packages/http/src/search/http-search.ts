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
import { toOffice } from '../providers/office-wire.ts';
import { toPicture } from '../picture.ts';
import { toProduct } from '../products/product-wire.ts';
import { notFoundAsUnexpected, requestBody, toPage } from '../request.ts';
import { sortDirection } from '../sort-direction.ts';
import { wireId } from '../wire-id.ts';
import { BodyMismatch, Fields } from '../wire.ts';

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

export class HttpSearch implements Search {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  async overview(filter: SearchFilter, options?: ReadOptions): Promise<Result<SearchOverview, Failure>> {
    const query: Query = { ...toQuery(filter), overview: 1, take: DROPDOWN_HITS };
    const call = this.#client.GET('/platform/search', { params: { query }, signal: abortSignal(options) });
    return notFoundAsUnexpected(await requestBody(call, ({ data }) => toOverview(new Fields(data))));
  }

  async list(filter: SearchListFilter, options?: ReadOptions): Promise<Result<FoundPage, Failure>> {
    const call = this.#client.GET('/platform/search', {
      params: { query: toListQuery(filter) },
      signal: abortSignal(options),
    });
    return notFoundAsUnexpected(await requestBody(call, toFoundPage));
  }
}

/** External funds are always included: the shop links to them as to every other fund. */
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
    ...sortDirection(filter.direction ?? 'desc'),
    ...(filter.page === undefined ? {} : { page: filter.page }),
    ...(filter.perPage === undefined ? {} : { per_page: filter.perPage }),
  };
}

function toOverview(overview: Fields<Schemas['SearchOverview']>): SearchOverview {
  return {
    funds: toGroup(overview.object('funds')),
    providers: toGroup(overview.object('providers')),
    products: toGroup(overview.object('products')),
  };
}

function toGroup(group: Fields<Schemas['SearchGroup']>): SearchGroup {
  return { items: group.list('items', toHit), count: group.integer('count') };
}

function toHit(wire: Fields<Schemas['SearchHit']>): SearchHit {
  return { id: wire.id('id'), name: wire.string('name') };
}

function toFoundPage(body: Body): FoundPage {
  if (!('meta' in body)) throw new BodyMismatch('data is not a list');
  return toPage(body, toFound);
}

/** Maps a result. Takes the name from the resource, because the one beside it is escaped for HTML. */
function toFound(wire: Fields<WireItem>): Found {
  const base = {
    id: wire.id('id'),
    text: wire.string('description_text', null),
    picture: wire.part('media', toPicture),
    name: wire.object('resource').string('name'),
  };
  switch (wire.oneOf('item_type', ['fund', 'provider', 'product'])) {
    case 'fund':
      return { ...base, kind: 'funds', fund: toFund(wire.object('resource')) };
    case 'provider':
      return { ...base, kind: 'providers', ...toProvider(wire.object('resource')) };
    case 'product':
      return { ...base, kind: 'products', product: toProduct(wire.object('resource')) };
  }
}

function toProvider(wire: Fields<Schemas['Provider']>): Pick<FoundProvider, 'businessType' | 'offices'> {
  return {
    businessType: wire.object('business_type').string('name', null),
    offices: wire.list('offices', toOffice),
  };
}
