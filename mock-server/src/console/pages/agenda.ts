import { minute } from '../../clock/calendar.ts';
import { limits } from '../../rules/throttle.ts';
import type { World } from '../../store/world.ts';
import { fundOf, movementsOf } from '../../store/vouchers.ts';
import { amountLeft, lastDay } from '../../rules/voucher-state.ts';
import { moneyLocale } from '../../wire/format.ts';

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

const sessions = (world: World): Coming[] =>
  world
    .table('sessions')
    .all()
    .filter((session) => session.client_type === 'webshop')
    .filter((session) => world.table('proxies').get(session.proxy_id)?.state === 'active')
    .map((session) => ({
      at: session.last_request_at + idleTime,
      what: `${nameOf(world, session.identity_address)} is signed out after 15 idle minutes`,
    }));

const links = (world: World): Coming[] =>
  world
    .table('proxies')
    .where('state', 'pending')
    .map((proxy) => ({
      at: proxy.exchange_until,
      what:
        proxy.type === 'email_code'
          ? `The login link of ${nameOf(world, proxy.identity_address)} lapses`
          : 'A waiting sign-in lapses',
    }));

const visits = (world: World): Coming[] =>
  world
    .table('digid_sessions')
    .all()
    .filter((visit) => !visit.used)
    .map((visit) => ({ at: visit.created_at + 10 * minute, what: `DigiD session ${visit.uid.slice(0, 4)}… lapses` }));

const windows = (world: World): Coming[] =>
  world
    .table('throttles')
    .all()
    .flatMap((window) => {
      const limit = Object.values(limits).find((one) => one.key === window.key);
      const used = limit ? `${window.attempts} of ${limit.attempts} used` : '';
      return limit
        ? [{ at: window.opened_at + limit.decayMinutes * minute, what: `Limit ${window.key} is free again (${used})` }]
        : [];
    });

const payments = (world: World): Coming[] =>
  world
    .table('transactions')
    .all()
    .flatMap(({ state, transfer_at, product_id }) => {
      if (state !== 'pending' || typeof transfer_at !== 'number') return [];
      const offer = product_id === null ? null : world.table('products').get(product_id)?.name;
      return [{ at: transfer_at, what: `The payment for ${offer ?? 'an offer'} leaves` }];
    });

const vouchers = (world: World): Coming[] =>
  world
    .table('vouchers')
    .where('type', 'regular')
    .filter((voucher) => voucher.identity_address !== null)
    .map((voucher) => {
      const fund = fundOf(world, voucher.fund_id);
      const left =
        fund.type === 'budget' ? `, ${moneyLocale(amountLeft(voucher, movementsOf(world, voucher)))} left` : '';
      return {
        at: Date.parse(`${lastDay(voucher, fund)}T22:59:59Z`),
        what: `${fund.name} of ${nameOf(world, voucher.identity_address)} ends${left}`,
      };
    });

/** What the clock of a world brings next, soonest first. */
export function agendaOf(world: World, count: number): readonly Coming[] {
  const now = world.now();
  return [
    ...sessions(world),
    ...links(world),
    ...visits(world),
    ...windows(world),
    ...payments(world),
    ...vouchers(world),
  ]
    .filter((coming) => coming.at > now)
    .toSorted((one, other) => one.at - other.at || (one.what < other.what ? -1 : 1))
    .slice(0, count);
}
