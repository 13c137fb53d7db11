import { dayLength, minute, second } from '../../calendar.ts';
import { isForgotten, isOver } from './sessions.ts';
import type { Instant } from '../../tables/row.ts';
import type { ProxyRow, ProxyType } from '../../tables/identity.ts';
import type { World } from '../../world/world.ts';

/** How long an exchange token may be used. */
const exchangeTime: { readonly [type in ProxyType]: number } = {
  confirmation_code: 30 * dayLength,
  email_code: 60 * minute,
  qr_code: 60 * minute,
  pin_code: 10 * minute,
  short_token: 60 * second,
  preferences_link: 30 * dayLength,
};

function exchangeToken(world: World, type: ProxyType): string {
  if (type === 'pin_code') return String(world.random.between(111_111, 999_999));
  if (type === 'qr_code') return world.random.hex(64);
  return world.random.hex(type === 'email_code' ? 128 : 200);
}

/** A new sign-in that waits, bound to an identity or to nobody yet. */
export function newProxy(world: World, type: ProxyType, identityAddress: string | null): ProxyRow {
  const now = world.now();
  return world.table('proxies').insert({
    type,
    identity_address: identityAddress,
    access_token: world.random.hex(200),
    exchange_token: exchangeToken(world, type),
    state: 'pending',
    created_at: now,
    exchange_until: now + exchangeTime[type],
    activated_at: null,
  });
}

/** The sign-in starts to work, for the given identity. */
export const activateProxy = (world: World, proxy: ProxyRow, identityAddress: string): ProxyRow =>
  world.table('proxies').update(proxy, {
    state: 'active',
    identity_address: identityAddress,
    activated_at: world.now(),
  });

/** A live sign-in at once, with a token that may be exchanged for a minute: DigiD, the console. */
export const newShortToken = (world: World, identityAddress: string): ProxyRow =>
  activateProxy(world, newProxy(world, 'short_token', identityAddress), identityAddress);

/** What a sign-in is worth at a moment: one that was idle for too long has expired, also when nobody tried it since. */
export function stateAt(world: World, proxy: ProxyRow, moment: Instant): ProxyRow['state'] {
  if (proxy.state !== 'active') return proxy.state;
  const session = world.table('sessions').first('proxy_id', proxy.id);
  if (session) return isOver(session, moment) ? 'expired' : 'active';
  return isForgotten(proxy.activated_at ?? proxy.created_at, moment) ? 'destroyed' : 'active';
}

export const stateNow = (world: World, proxy: ProxyRow): ProxyRow['state'] => stateAt(world, proxy, world.now());

/** The sign-in of an exchange token of one kind. */
export const proxyWith = (world: World, type: ProxyType, token: string): ProxyRow | undefined =>
  world
    .table('proxies')
    .where('exchange_token', token)
    .filter((proxy) => proxy.type === type)
    .at(-1);

/** Why an exchange or approval is refused, in the order of docs/spec/platform.md, "Tokens". */
export function exchangeProblem(proxy: ProxyRow | undefined, now: number): 'unknown' | 'used' | 'too_old' | null {
  if (!proxy) return 'unknown';
  if (proxy.type !== 'short_token' && proxy.state !== 'pending') return 'used';
  return now > proxy.exchange_until ? 'too_old' : null;
}
