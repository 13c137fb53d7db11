import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { RESERVATIONS_PER_PAGE } from '@stadstegoed/core/reservations/reservation-rules.ts';
import type { ProviderAnswer } from '@stadstegoed/core/reservations/provider-fields.ts';
import type { ReservationOrder } from '@stadstegoed/core/reservations/reservation-order.ts';
import type {
  MadeReservation,
  ReservationChoice,
  ReservationFilter,
  Reservations,
} from '@stadstegoed/core/reservations/reservations.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Page, WholeList } from '@stadstegoed/core/shared/page.ts';
import { addressLines, type PostalAddress } from '@stadstegoed/core/shared/postal-address.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components, operations } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { inDialect } from '../dialect.ts';
import { addressParts } from '../address-parts.ts';
import { request, requestAllPages, requestBody, requestOne, requestPage, resourceOf } from '../request.ts';
import { Fields } from '../wire.ts';
import { wireId } from '../wire-id.ts';
import { toReservation } from './reservation-wire.ts';

type Schemas = components['schemas'];
type ListQuery = NonNullable<operations['listReservations']['parameters']['query']>;

export class HttpReservations implements Reservations {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  list(filter: ReservationFilter, options?: ReadOptions): Promise<Result<Page<Reservation>, Failure>> {
    const paging = { page: filter.page ?? 1, per_page: RESERVATIONS_PER_PAGE };
    return requestPage(this.#get({ ...toListQuery(filter), ...paging }, options), toReservation(this.#client));
  }

  listAll(choice: ReservationChoice, options?: ReadOptions): Promise<Result<WholeList<Reservation>, Failure>> {
    const query = toListQuery(choice);
    return requestAllPages((paging) => this.#get({ ...paging, ...query }, options), toReservation(this.#client));
  }

  async read(id: string, options?: ReadOptions): Promise<Result<Reservation, Failure>> {
    const wire = wireId(id);
    if (wire === null) return err(failure('not_found'));
    const params = { path: { id: wire } };
    const call = this.#client.GET('/platform/product-reservations/{id}', { params, signal: abortSignal(options) });
    return requestOne(call, toReservation(this.#client));
  }

  async validate(order: ReservationOrder): Promise<Result<void, Failure>> {
    const body = toWire(order);
    if (body === null) return err(failure('not_found'));
    return inDialect(this.#client, (dialect) => dialect.checkReservation(this.#client, body));
  }

  async reserve(order: ReservationOrder): Promise<Result<MadeReservation, Failure>> {
    const body = toWire(order);
    if (body === null) return err(failure('not_found'));
    return requestBody(this.#client.POST('/platform/product-reservations', { body }), (answer) => {
      if ('data' in answer) return { kind: 'reserved', reservation: toReservation(this.#client)(resourceOf(answer)) };
      const wire = new Fields<Schemas['ReservationToPay']>(answer);
      return { kind: 'to_pay', id: wire.id('id'), url: wire.token('checkout_url') };
    });
  }

  async checkout(id: string): Promise<Result<string, Failure>> {
    const wire = wireId(id);
    if (wire === null) return err(failure('not_found'));
    const params = { path: { id: wire } };
    const call = this.#client.POST('/platform/product-reservations/{id}/extra-payment/checkout', { params });
    return request(call, (answer) => answer.token('url'));
  }

  async cancel(id: string): Promise<Result<Reservation, Failure>> {
    const wire = wireId(id);
    if (wire === null) return err(failure('not_found'));
    return inDialect(this.#client, (dialect) => dialect.cancelReservation(this.#client, wire));
  }

  #get(query: ListQuery, options?: ReadOptions) {
    return this.#client.GET('/platform/product-reservations', { params: { query }, signal: abortSignal(options) });
  }
}

function toListQuery(filter: ReservationChoice): ListQuery {
  const product = wireId(filter.productId ?? '');
  return {
    ...(filter.q === undefined || filter.q === '' ? {} : { q: filter.q }),
    ...(filter.state === undefined ? {} : { state: filter.state }),
    ...(filter.archived === undefined ? {} : { archived: filter.archived ? 1 : 0 }),
    ...(product === null ? {} : { product_id: product }),
  };
}

/** Maps an order to the wire, where the note is called `user_note`; null when no product or voucher has such an id. */
function toWire(order: ReservationOrder): Schemas['NewReservation'] | null {
  const [product, voucher] = [wireId(order.productId), wireId(order.voucher.id)];
  if (product === null || voucher === null) return null;
  return {
    voucher_address: order.voucher.address,
    voucher_id: voucher,
    product_id: product,
    first_name: order.firstName,
    last_name: order.lastName,
    ...(order.phone === null ? {} : { phone: order.phone }),
    ...(order.address === null ? {} : addressToWire(order.address)),
    ...(order.birthDate === null ? {} : { birth_date: order.birthDate }),
    ...(order.notes === null ? {} : { user_note: order.notes }),
    ...(order.answers.length === 0 ? {} : { custom_fields: Object.fromEntries(order.answers.map(answerToWire)) }),
  };
}

/** The address in one line, and in the parts that the platform of July 2026 takes in its place. */
function addressToWire(address: PostalAddress): Partial<Schemas['NewReservation']> {
  return { address: addressLines(address).join(', '), ...addressParts(address) };
}

/** The platform takes yes and no as Dutch words. */
function answerToWire({ fieldId, value }: ProviderAnswer) {
  const wire = typeof value === 'boolean' ? (value ? 'Ja' : 'Nee') : typeof value === 'object' ? [...value] : value;
  return [fieldId, wire] as const;
}
