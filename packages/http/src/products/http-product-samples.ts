import { PRICE_TYPES } from '@stadstegoed/core/products/price-type.ts';
import { SAMPLE_PRODUCTS, type ProductSample } from '@stadstegoed/core/products/product-sample.ts';
import type { ProductSamples } from '@stadstegoed/core/products/product-samples.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { mapResult, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { requestPage } from '../request.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { toPhoto, toPicture } from '../picture.ts';
import type { Fields } from '../wire.ts';
import { toPricedFund, toPriceRange } from './priced-fund-wire.ts';

/** The fields of a product that home shows. */
type WireSample = Pick<
  components['schemas']['Product'],
  | 'id'
  | 'name'
  | 'organization'
  | 'photo'
  | 'photos'
  | 'logo'
  | 'price_type'
  | 'price'
  | 'price_min'
  | 'price_max'
  | 'reservation_enabled'
  | 'funds'
  | 'price_discount'
  | 'sold_out'
>;

export class HttpProductSamples implements ProductSamples {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  async samples(
    fundType: 'budget' | 'subsidies',
    options?: ReadOptions,
  ): Promise<Result<readonly ProductSample[], Failure>> {
    const params = { query: { fund_type: fundType, per_page: SAMPLE_PRODUCTS } };
    const call = this.#client.GET('/platform/products/sample', { params, signal: abortSignal(options) });
    return mapResult(await requestPage(call, toProductSample), (page) => page.items);
  }
}

/** Maps the wire format of a product to the fields of a card. */
export function toProductSample(wire: Fields<WireSample>): ProductSample {
  return {
    id: wire.id('id'),
    name: wire.string('name'),
    organizationName: wire.object('organization').string('name'),
    photo: toPhoto(wire) ?? wire.part('logo', toPicture),
    priceType: wire.oneOf('price_type', PRICE_TYPES),
    price: wire.money('price', null),
    ...toPriceRange(wire),
    reservationEnabled: wire.boolean('reservation_enabled'),
    funds: wire.list('funds', toPricedFund),
    priceDiscount: wire.number('price_discount', null),
    soldOut: wire.boolean('sold_out'),
  };
}
