import { minute } from '../../src/clock/calendar.ts';
import { limits } from '../../src/domain/throttle/limits.ts';
import type { VoucherRow } from '../../src/database/tables/vouchers.ts';
import type { World } from '../../src/database/world.ts';
import { fundOf, movementsOf } from '../../src/domain/vouchers/vouchers.ts';
import { amountLeft, lastDay } from '../../src/domain/vouchers/voucher-state.ts';
import { moneyLocale } from '../../src/wire/format.ts';

/** Something that the virtual clock brings. */
export interface Coming {
  readonly at: number;
  readonly what: string;
}

/** A session ends after so long without a request. */
const idleTime = 15 * minute;

const nameOf = (world: World, address: string | null): string => {
  const persona = address === null ? null : world.table('identities').first('address', address)?.persona;
  return persona ? `${persona.slice(0, 1).toUpperCase()}${persona.slice(1)}` : 'Somebody';
};

/** Something that may come; its words are made only when it is shown. */
type Candidate = { readonly at: number; readonly words: () => string };

const sessions = (world: World): Candidate[] =>
  world
    .table('sessions')
    .all()
    .filter((session) => session.client_type === 'webshop')
    .filter((session) => world.table('proxies').get(session.proxy_id)?.state === 'active')
    .map((session) => ({
      at: session.last_request_at + idleTime,
      words: () => `${nameOf(world, session.identity_address)} is signed out after 15 idle minutes`,
    }));

const links = (world: World): Candidate[] =>
  world
    .table('proxies')
    .where('state', 'pending')
    .map((proxy) => ({
      at: proxy.exchange_until,
      words: () =>
        proxy.type === 'email_code'
          ? `The login link of ${nameOf(world, proxy.identity_address)} lapses`
          : 'A waiting sign-in lapses',
    }));

const visits = (world: World): Candidate[] =>
  world
    .table('digid_sessions')
    .all()
    .filter((visit) => !visit.used)
    .map((visit) => ({
      at: visit.created_at + 10 * minute,
      words: () => `DigiD session ${visit.uid.slice(0, 4)}… lapses`,
    }));

const windows = (world: World): Candidate[] =>
  world
    .table('throttles')
    .all()
    .flatMap((window) => {
      const limit = Object.values(limits).find((one) => one.key === window.key);
      if (!limit) return [];
      const words = `Limit ${window.key} is free again (${window.attempts} of ${limit.attempts} used)`;
      return [{ at: window.opened_at + limit.decayMinutes * minute, words: () => words }];
    });

const payments = (world: World, few: Few): Candidate[] =>
  few(world.table('transactions').where('state', 'pending'), ({ transfer_at }) => transfer_at ?? null).map(
    ({ at, row }) => ({
      at,
      words: () => {
        const offer = row.product_id === null ? null : world.table('products').get(row.product_id)?.name;
        return `The payment for ${offer ?? 'an offer'} leaves`;
      },
    }),
  );

function endOfVoucher(world: World, voucher: VoucherRow): string {
  const fund = fundOf(world, voucher.fund_id);
  const left = fund.type === 'budget' ? `, ${moneyLocale(amountLeft(voucher, movementsOf(world, voucher)))} left` : '';
  return `${fund.name} of ${nameOf(world, voucher.identity_address)} ends${left}`;
}

function vouchers(world: World, few: Few): Candidate[] {
  const ends = new Map<string, number>();
  const endOf = (voucher: VoucherRow): number | null => {
    if (voucher.identity_address === null) return null;
    const last = lastDay(voucher, fundOf(world, voucher.fund_id));
    const end = ends.get(last) ?? Date.parse(`${last}T22:59:59Z`);
    ends.set(last, end);
    return end;
  };
  return few(world.table('vouchers').where('type', 'regular'), endOf).map(({ at, row }) => ({
    at,
    words: () => endOfVoucher(world, row),
  }));
}

/** Of many rows the few that come soonest, first come first among equals; sorting all of them would take a city too long. */
type Few = <R>(rows: readonly R[], at: (row: R) => number | null) => readonly { at: number; row: R }[];

const fewAfter =
  (now: number, count: number): Few =>
  (rows, at) => {
    const found: { at: number; row: (typeof rows)[number] }[] = [];
    for (const row of rows) {
      const moment = at(row);
      if (moment === null || moment <= now || moment >= (found[count - 1]?.at ?? Infinity)) continue;
      const place = found.findIndex((one) => one.at > moment);
      found.splice(place === -1 ? found.length : place, 0, { at: moment, row });
      if (found.length > count) found.pop();
    }
    return found;
  };

/** What the clock of a world brings next, soonest first. */
export function agendaOf(world: World, count: number): readonly Coming[] {
  const now = world.now();
  const few = fewAfter(now, count);
  return [
    ...sessions(world),
    ...links(world),
    ...visits(world),
    ...windows(world),
    ...payments(world, few),
    ...vouchers(world, few),
  ]
    .filter((coming) => coming.at > now)
    .toSorted((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ at, words }) => ({ at, what: words() }));
}
