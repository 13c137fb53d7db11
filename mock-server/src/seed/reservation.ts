import { dayLength } from '../clock/calendar.ts';
import {
  acceptReservation,
  cancelByProvider,
  cancelByResident,
  heldVoucher,
  rejectReservation,
  reserve,
} from '../store/reservations.ts';
import type { ReservationRow } from '../store/table-reservations.ts';
import type { VoucherRow } from '../store/table-vouchers.ts';
import type { World } from '../store/world.ts';
import { ago, dayFromNow } from './dates.ts';

/** What became of a reservation. `expired` stays pending: its last day is over. */
export type Ending = 'pending' | 'accepted' | 'rejected' | 'canceled' | 'canceled_by_client' | 'expired';

/** One reservation as the seeds tell it. */
export interface ReservationLine {
  readonly product: number;
  readonly days_ago: number;
  readonly name: readonly [first: string, last: string];
  readonly ending: Ending;
  readonly note?: string;
  readonly birth_date?: string;
}

const endings: { readonly [ending in Ending]: (world: World, row: ReservationRow) => ReservationRow | null } = {
  pending: (_, row) => row,
  expired: (_, row) => row,
  accepted: (world, row) => (row.state === 'accepted' ? row : acceptReservation(world, row)),
  rejected: rejectReservation,
  canceled: (world, row) => {
    const accepted = row.state === 'accepted' ? row : acceptReservation(world, row);
    return accepted && cancelByProvider(world, accepted);
  },
  canceled_by_client: (world, row) => (row.state === 'pending' ? cancelByResident(world, row) : null),
};

/** Moves a moment that was written just now to some days ago. */
const before = (world: World, moment: number | null, days: number): number | null =>
  moment === null ? null : ago(world, days);

/** Adds a reservation through the platform's own steps, then moves it to the day on which it was made. */
export function addReservation(world: World, voucher: VoucherRow, line: ReservationLine): ReservationRow {
  const product = world.table('products').get(line.product);
  if (!product) throw new Error(`There is no product ${line.product}.`);
  const words = {
    first_name: line.name[0],
    last_name: line.name[1],
    user_note: line.note ?? null,
    phone: null,
    address: null,
    birth_date: line.birth_date ?? null,
  };
  const made = reserve(world, { voucher, product, words });
  const ended = endings[line.ending](world, made) ?? made;
  const later = Math.max(0, line.days_ago - 1);
  const row = world.table('product_reservations').update(ended, {
    created_at: ago(world, line.days_ago),
    accepted_at: before(world, ended.accepted_at, later),
    rejected_at: before(world, ended.rejected_at, later),
    canceled_at: before(world, ended.canceled_at, later),
  });
  datePayment(world, row, later);
  dateHeld(world, row);
  return line.ending === 'expired' && row.state === 'pending' ? leaveUnanswered(world, row) : row;
}

/** Its last day is over, and so is that of what holds its amount. */
function leaveUnanswered(world: World, row: ReservationRow): ReservationRow {
  const expire_at = dayFromNow(world, -2);
  const held = heldVoucher(world, row);
  if (held) world.table('vouchers').update(held, { expire_at });
  return world.table('product_reservations').update(row, { expire_at });
}

/** What holds the amount came with the reservation. */
function dateHeld(world: World, row: ReservationRow): void {
  const held = heldVoucher(world, row);
  if (!held) return;
  const { created_at } = row;
  const history = held.history.map((event) => ({ ...event, created_at }));
  world.table('vouchers').update(held, { created_at, history });
}

/** The payment of an acceptance goes to the bank 14 days after that. */
function datePayment(world: World, row: ReservationRow, days: number): void {
  const payment = row.transaction_id === null ? undefined : world.table('transactions').get(row.transaction_id);
  if (!payment) return;
  const created_at = ago(world, days);
  world.table('transactions').update(payment, { created_at, transfer_at: created_at + 14 * dayLength });
}
