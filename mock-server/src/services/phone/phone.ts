import { activateProxy, exchangeProblem, newProxy, proxyWith } from '../../domain/identity/proxies.ts';
import type { IdentityRow, ProxyRow } from '../../tables/identity.ts';
import type { World } from '../../world/world.ts';

/** What a phone scans or what is typed on it. */
export type Approval = { readonly auth_token: string } | { readonly auth_code: string };

/** A sign-in, or why it cannot be had. */
export type Approved = { readonly proxy: ProxyRow } | { readonly problem: 'unknown' | 'used' | 'too_old' };

/** The sign-in of what was scanned or typed, if it still waits. */
export function lookUp(world: World, approval: Approval): Approved {
  const proxy =
    'auth_token' in approval
      ? proxyWith(world, 'qr_code', approval.auth_token)
      : proxyWith(world, 'pin_code', approval.auth_code);
  const problem = exchangeProblem(proxy, world.now());
  return problem !== null || !proxy ? { problem: problem ?? 'unknown' } : { proxy };
}

/** Approves a waiting sign-in for an identity, as the mobile app does after a scan. */
export function approve(world: World, approval: Approval, identity: IdentityRow): Approved {
  const found = lookUp(world, approval);
  return 'problem' in found ? found : { proxy: activateProxy(world, found.proxy, identity.address) };
}

/** The app asks for a code that the resident types in the web shop: the six digits to show. */
export function newPhoneCode(world: World): { readonly auth_code: string; readonly access_token: string } {
  const proxy = newProxy(world, 'pin_code', null);
  return { auth_code: proxy.exchange_token, access_token: proxy.access_token };
}

/** Sign-ins that wait for a phone, newest first. */
export const waitingSignIns = (world: World): ProxyRow[] =>
  world
    .table('proxies')
    .where('state', 'pending')
    .filter((proxy) => (proxy.type === 'qr_code' || proxy.type === 'pin_code') && proxy.exchange_until >= world.now())
    .toReversed();
