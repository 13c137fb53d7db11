import { STORED_STATES, type Reservation, type ReservationState } from '@stadstegoed/core/reservations/reservation.ts';
import { RESERVATIONS_PER_PAGE } from '@stadstegoed/core/reservations/reservation-rules.ts';
import type { ReservationOrder } from '@stadstegoed/core/reservations/reservation-order.ts';
import type { ReservationFilter, Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components, operations } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { toPicture } from '../picture.ts';
import { requestOne, requestPage, requestVoid } from '../request.ts';
import { wireId } from '../wire-id.ts';
import {
  readBoolean,
  readDate,
  readDateOrNull,
  readId,
  readMoney,
  readMoneyOrNull,
  readOneOf,
  readString,
  readStringOrNull,
} from '../wire.ts';

type Schemas = components['schemas'];
type ListQuery = NonNullable<operations['listReservations']['parameters']['query']>;

/** The HTTP adapter of `Reservations`. */
export class HttpReservations implements Reservations {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  list(filter: ReservationFilter, options?: ReadOptions): Promise<Result<Page<Reservation>, Failure>> {
    const params = { query: toListQuery(filter) };
    const call = this.#client.GET('/platform/product-reservations', { params, signal: abortSignal(options) });
    return requestPage(call, toReservation);
  }

  async read(id: string, options?: ReadOptions): Promise<Result<Reservation, Failure>> {
    const wire = wireId(id);
    if (wire === null) return err(failure('not_found'));
    const params = { path: { id: wire } };
    const call = this.#client.GET('/platform/product-reservations/{id}', { params, signal: abortSignal(options) });
    return requestOne(call, toReservation);
  }

  async validate(order: ReservationOrder): Promise<Result<void, Failure>> {
    const body = toWire(order);
    if (body === null) return err(failure('not_found'));
    return requestVoid(this.#client.POST('/platform/product-reservations/validate', { body }));
  }

  async reserve(order: ReservationOrder): Promise<Result<Reservation, Failure>> {
    const body = toWire(order);
    if (body === null) return err(failure('not_found'));
    return requestOne(this.#client.POST('/platform/product-reservations', { body }), toReservation);
  }

  async cancel(id: string): Promise<Result<Reservation, Failure>> {
    const wire = wireId(id);
    if (wire === null) return err(failure('not_found'));
    const params = { path: { id: wire } };
    const body = { state: 'canceled_by_client' } as const;
    return requestOne(this.#client.PATCH('/platform/product-reservations/{id}', { params, body }), toReservation);
  }
}

function toListQuery(filter: ReservationFilter): ListQuery {
  const product = wireId(filter.productId ?? '');
  return {
    page: filter.page ?? 1,
    per_page: RESERVATIONS_PER_PAGE,
    ...(filter.q === undefined || filter.q === '' ? {} : { q: filter.q }),
    ...(filter.state === undefined ? {} : { state: filter.state }),
    ...(filter.archived === undefined ? {} : { archived: filter.archived ? 1 : 0 }),
    ...(product === null ? {} : { product_id: product }),
  };
}

/** Maps an order to the wire, where the note is called `user_note`; null when no product has such an id. */
function toWire(order: ReservationOrder): Schemas['NewReservation'] | null {
  const product = wireId(order.productId);
  if (product === null) return null;
  return {
    voucher_address: order.voucherAddress,
    product_id: product,
    first_name: order.firstName,
    last_name: order.lastName,
    ...(order.phone === null ? {} : { phone: order.phone }),
    ...(order.address === null ? {} : { address: order.address }),
    ...(order.birthDate === null ? {} : { birth_date: order.birthDate }),
    ...(order.notes === null ? {} : { user_note: order.notes }),
  };
}

/** Maps a reservation. Takes `expired` as a state, because the resident reads it as one (2 §3). */
export function toReservation(wire: Schemas['Reservation']): Reservation {
  return {
    id: readId(wire.id, 'id'),
    code: readString(wire.code, 'code'),
    state: stateOf(wire),
    amount: readMoney(wire.amount, 'amount'),
    price: readMoneyOrNull(wire.price, 'price'),
    product: toProduct(wire.product),
    fund: { id: readId(wire.fund.id, 'fund.id'), name: readString(wire.fund.name, 'fund.name') },
    notes: {
      firstName: readStringOrNull(wire.first_name, 'first_name'),
      lastName: readStringOrNull(wire.last_name, 'last_name'),
      phone: readStringOrNull(wire.phone, 'phone'),
      address: readStringOrNull(wire.address, 'address'),
      birthDate: readDateOrNull(wire.birth_date, 'birth_date'),
      notes: readStringOrNull(wire.user_note, 'user_note'),
    },
    createdAt: readDate(wire.created_at, 'created_at'),
    acceptedAt: readDateOrNull(wire.accepted_at, 'accepted_at'),
    rejectedAt: readDateOrNull(wire.rejected_at, 'rejected_at'),
    canceledAt: readDateOrNull(wire.canceled_at, 'canceled_at'),
    expireAt: readDate(wire.expire_at, 'expire_at'),
    expiredAt: readDateOrNull(wire.expired_at, 'expired_at'),
  };
}

function stateOf(wire: Schemas['Reservation']): ReservationState {
  const stored = readOneOf(wire.state, STORED_STATES, 'state');
  return stored === 'pending' && readBoolean(wire.expired, 'expired') ? 'expired' : stored;
}

function toProduct(wire: Schemas['ReservationProduct']): Reservation['product'] {
  return {
    id: readId(wire.id, 'product.id'),
    name: readString(wire.name, 'product.name'),
    deleted: readBoolean(wire.deleted, 'product.deleted'),
    organization: {
      id: readId(wire.organization.id, 'product.organization.id'),
      name: readString(wire.organization.name, 'product.organization.name'),
    },
    photo: toPicture(wire.photo),
  };
}
