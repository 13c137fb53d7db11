import type { CardOrder } from '@stadstegoed/core/physical-cards/card-order.ts';
import type { PhysicalCards } from '@stadstegoed/core/physical-cards/physical-cards.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { completeItems } from '@stadstegoed/core/shared/page.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { PostalAddress } from '@stadstegoed/core/shared/postal-address.ts';
import type { PhysicalCard } from '@stadstegoed/core/vouchers/physical-card.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { requestEmpty, requestOne, requestAllPages } from '../request.ts';
import { toPhysicalCard } from '../vouchers/physical-card-wire.ts';
import { wireId } from '../wire-id.ts';
import type { Fields } from '../wire.ts';

type Schemas = components['schemas'];

export class HttpPhysicalCards implements PhysicalCards {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  link(voucherAddress: string, code: string, typeId: string | null): Promise<Result<PhysicalCard, Failure>> {
    const params = { path: { id: voucherAddress } };
    return requestOne(
      this.#client.POST('/platform/vouchers/{id}/physical-cards', { params, body: { code, ...typeToWire(typeId) } }),
      toPhysicalCard,
    );
  }

  async unlink(voucherAddress: string, cardId: string): Promise<Result<void, Failure>> {
    const card = wireId(cardId);
    if (card === null) return err(failure('not_found'));
    const params = { path: { id: voucherAddress, card } };
    return requestEmpty(this.#client.DELETE('/platform/vouchers/{id}/physical-cards/{card}', { params }));
  }

  async orders(voucherAddress: string, options?: ReadOptions): Promise<Result<readonly CardOrder[], Failure>> {
    const path = { id: voucherAddress };
    const signal = abortSignal(options);
    const all = await requestAllPages(
      (query) =>
        this.#client.GET('/platform/vouchers/{id}/physical-card-requests', { params: { path, query }, signal }),
      toCardOrder,
    );
    return completeItems(all);
  }

  validateOrder(voucherAddress: string, address: PostalAddress, typeId: string | null): Promise<Result<void, Failure>> {
    const params = { path: { id: voucherAddress } };
    const path = '/platform/vouchers/{id}/physical-card-requests/validate';
    return requestEmpty(this.#client.POST(path, { params, body: { ...toWire(address), ...typeToWire(typeId) } }));
  }

  order(voucherAddress: string, address: PostalAddress, typeId: string | null): Promise<Result<CardOrder, Failure>> {
    const params = { path: { id: voucherAddress } };
    return requestOne(
      this.#client.POST('/platform/vouchers/{id}/physical-card-requests', {
        params,
        body: { ...toWire(address), ...typeToWire(typeId) },
      }),
      toCardOrder,
    );
  }
}

/** The type of a card by its id in the fund, on a platform with types. */
function typeToWire(typeId: string | null): { readonly fund_physical_card_type_id?: number } {
  const id = typeId === null ? null : wireId(typeId);
  return id === null ? {} : { fund_physical_card_type_id: id };
}

/** Maps an address to the wire, each field as entered. */
function toWire({ postcode, street, house, houseAddition, city }: PostalAddress): Schemas['PhysicalCardOrder'] {
  return { postcode, address: street, house, house_addition: houseAddition === '' ? null : houseAddition, city };
}

function toCardOrder(wire: Fields<Schemas['PhysicalCardRequest']>): CardOrder {
  return {
    id: wire.id('id'),
    postcode: wire.string('postcode'),
    street: wire.string('address'),
    house: wire.string('house'),
    houseAddition: wire.string('house_addition', null) ?? '',
    city: wire.string('city'),
  };
}
