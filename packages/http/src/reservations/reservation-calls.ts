import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import type { PlatformClient } from '../client.ts';
import { requestEmpty, requestOne } from '../request.ts';
import { toReservation } from './reservation-wire.ts';

type NewReservation = components['schemas']['NewReservation'];

/** Reserving as the specification has it. */
export const specifiedReservationCalls = {
  checkReservation(client: PlatformClient, body: NewReservation): Promise<Result<void, Failure>> {
    return requestEmpty(client.POST('/platform/product-reservations/validate', { body }));
  },
  cancelReservation(client: PlatformClient, id: number): Promise<Result<Reservation, Failure>> {
    const [params, body] = [{ path: { id } }, { state: 'canceled_by_client' } as const];
    return requestOne(client.PATCH('/platform/product-reservations/{id}', { params, body }), toReservation(client));
  },
};

/** Cancelling on the platform of May 2023, which answers `[]`: what is true now is read. */
export const cancelCallsOf2023: Pick<typeof specifiedReservationCalls, 'cancelReservation'> = {
  async cancelReservation(client, id) {
    const [params, body] = [{ path: { id } }, { state: 'canceled_by_client' } as const];
    const done = await requestEmpty(client.PATCH('/platform/product-reservations/{id}', { params, body }));
    return done.ok
      ? requestOne(client.GET('/platform/product-reservations/{id}', { params }), toReservation(client))
      : done;
  },
};

/** Reserving on the platform of July 2026. */
export const todaysReservationCalls: typeof specifiedReservationCalls = {
  async checkReservation(client, body) {
    const hasAddress = body.street !== undefined;
    const [fields, address] = await Promise.all([
      requestEmpty(client.POST('/platform/product-reservations/validate-fields', { body })),
      hasAddress
        ? requestEmpty(client.POST('/platform/product-reservations/validate-address', { body }))
        : ok(undefined),
    ]);
    return both(fields, address);
  },
  cancelReservation: (client, id) =>
    requestOne(
      client.POST('/platform/product-reservations/{id}/cancel', { params: { path: { id } } }),
      toReservation(client),
    ),
};

/** One answer of two checks, with what either says about the fields. */
function both(one: Result<void, Failure>, other: Result<void, Failure>): Result<void, Failure> {
  if (one.ok || other.ok) return one.ok ? other : one;
  const [first, second] = [one.error, other.error];
  if (first.kind !== 'invalid' || second.kind !== 'invalid') return err(first.kind === 'invalid' ? second : first);
  return err({ ...first, fields: { ...first.fields, ...second.fields } });
}
