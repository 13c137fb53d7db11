import { addDays, dayLength, minute, startOf } from '../../src/clock/calendar.ts';
import { cancelDays } from '../../src/domain/reservations/reservation.ts';
import { lastDay } from '../../src/domain/vouchers/voucher-state.ts';
import { monthBefore } from '../../src/notifications/reminders.ts';
import type { TableName, Tables } from '../../src/database/shape.ts';
import type { VoucherRow } from '../../src/database/tables/vouchers.ts';
import { fundOf } from '../../src/domain/vouchers/vouchers.ts';
import type { World } from '../../src/database/world.ts';
import type { AnyRow } from './look.ts';

/** Something that the virtual clock brings to a row. */
export type Due = { readonly at: number; readonly what: string };

/** A web shop session ends after so long without a request. */
const idleTime = 15 * minute;

/** A visit to DigiD lives so long. */
const visitTime = 10 * minute;

/** The moment at which a day is over. */
const after = (day: string): number => startOf(addDays(day, 1));

function ofVoucher(row: VoucherRow, world: World): readonly Due[] {
  const fund = fundOf(world, row.fund_id);
  const last = lastDay(row, fund);
  const isReminded =
    row.identity_address !== null &&
    row.state === 'active' &&
    row.type === 'regular' &&
    row.product_reservation_id === null &&
    fund.type === 'budget';
  return [
    ...(isReminded ? [{ at: startOf(monthBefore(last)), what: 'reminder mail' }] : []),
    { at: after(last), what: 'ends' },
  ];
}

const due: { readonly [Name in TableName]?: (row: Tables[Name], world: World) => readonly Due[] } = {
  vouchers: ofVoucher,
  funds: ({ start_date, end_date }) => [
    { at: startOf(start_date), what: 'opens' },
    { at: after(end_date), what: 'closes' },
  ],
  products: ({ expire_at }) => (expire_at === null ? [] : [{ at: after(expire_at), what: 'is no longer offered' }]),
  product_reservations: ({ state, created_at, expire_at }) =>
    state === 'pending'
      ? [
          { at: created_at + cancelDays * dayLength, what: 'the resident can no longer cancel' },
          { at: after(expire_at), what: 'lapses without an answer' },
        ]
      : [],
  transactions: ({ state, transfer_at }) =>
    state === 'pending' && typeof transfer_at === 'number' ? [{ at: transfer_at, what: 'leaves for the bank' }] : [],
  sessions: ({ proxy_id, client_type, last_request_at }, world) =>
    client_type === 'webshop' && world.table('proxies').get(proxy_id)?.state === 'active'
      ? [{ at: last_request_at + idleTime, what: 'is signed out after 15 idle minutes' }]
      : [],
  proxies: ({ state, exchange_until }) => (state === 'pending' ? [{ at: exchange_until, what: 'lapses' }] : []),
  digid_sessions: ({ used, created_at }) => (used ? [] : [{ at: created_at + visitTime, what: 'lapses' }]),
};

/** Border: a row of a table fits the dates of that table. */
const dueOf = (table: TableName): ((row: AnyRow, world: World) => readonly Due[]) | undefined =>
  due[table] as ((row: AnyRow, world: World) => readonly Due[]) | undefined;

/** What the clock of a world still brings to a row, soonest first. */
export const comingFor = (world: World, table: TableName, row: AnyRow): readonly Due[] =>
  (dueOf(table)?.(row, world) ?? []).filter(({ at }) => at > world.now()).toSorted((one, other) => one.at - other.at);
