import type { ReservationFilter } from '@stadstegoed/core/reservations/reservations.port.ts';
import { choice, count, filter, queryCodec, text, type QueryOf } from '../../lib/list/query-codec.ts';

/** The choices of the list: all, or the reservations in one situation that the platform can filter by. */
export const SITUATIONS = ['all', 'pending', 'accepted', 'rejected', 'archived'] as const;

const DECLARED = {
  page: count('page', 1),
  q: filter(text('q')),
  state: filter(choice('state', SITUATIONS)),
};

/** The query parameters of the list of reservations. */
export type ReservationsQuery = QueryOf<typeof DECLARED>;

/** Reads and writes the address of the list. */
export const RESERVATIONS_QUERY = queryCodec(DECLARED);

/** The filter of the platform. An expired reservation is stored as pending, so the waiting ones exclude the archive. */
export function toReservationFilter({ page, q, state }: ReservationsQuery): ReservationFilter {
  const search = { page, ...(q === '' ? {} : { q }) };
  switch (state) {
    case 'all':
      return search;
    case 'pending':
      return { ...search, state, archived: false };
    case 'archived':
      return { ...search, archived: true };
    default:
      return { ...search, state };
  }
}
