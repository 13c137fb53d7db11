import { PRICE_TYPES } from '@stadstegoed/core/products/price-type.ts';
import { SAMPLE_PRODUCTS, type ProductSample } from '@stadstegoed/core/products/product-sample.ts';
import type { ProductSamples } from '@stadstegoed/core/products/product-samples.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { mapResult, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { requestCatalogue } from '../request.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { toPicture } from '../picture.ts';
import { readMoneyOrNull, readBoolean, readId, readOneOf, readString, readStringOrNull } from '../wire.ts';

/** The fields of a product that home shows. */
type WireSample = Pick<
  components['schemas']['Product'],
  | 'id'
  | 'name'
  | 'organization'
  | 'photo'
  | 'logo'
  | 'price_type'
  | 'price'
  | 'price_min'
  | 'price_discount'
  | 'sold_out'
>;

/** The HTTP adapter of `ProductSamples`. */
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
    return mapResult(await requestCatalogue(call, toProductSample), (page) => page.items);
  }
}

/** Maps the wire format of a product to the fields of a card (reference part 2, 3.1). */
export function toProductSample(wire: WireSample): ProductSample {
  const discount = readStringOrNull(wire.price_discount, 'price_discount');
  return {
    id: readId(wire.id, 'id'),
    name: readString(wire.name, 'name'),
    organizationName: readString(wire.organization.name, 'organization.name'),
    photo: toPicture(wire.photo ?? wire.logo),
    priceType: readOneOf(wire.price_type, PRICE_TYPES, 'price_type'),
    price: readMoneyOrNull(wire.price, 'price'),
    priceMin: readMoneyOrNull(wire.price_min, 'price_min'),
    priceDiscount: discount === null ? null : Number(discount),
    soldOut: readBoolean(wire.sold_out, 'sold_out'),
  };
}
