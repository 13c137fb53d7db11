import { dayOf } from '../../calendar.ts';
import type { ReservationRow } from '../../tables/reservations.ts';

/** Still pending after its last day? The state itself stays `pending`. */
export const isReservationExpired = (row: Pick<ReservationRow, 'state' | 'expire_at'>, now: number): boolean =>
  row.state === 'pending' && dayOf(now) > row.expire_at;
