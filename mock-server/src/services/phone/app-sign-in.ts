import { clientTypes } from '../../http/tenant.ts';
import { endOf, forgottenAt } from '../../domain/identity/sessions.ts';
import { stateNow } from '../../domain/identity/proxies.ts';
import type { ProxyRow, SessionRow } from '../../database/tables/people.ts';
import type { World } from '../../database/world.ts';

/** The token that the app of a resident holds. */
export type AppSignIn = {
  readonly token: string;
  readonly since: number;
  /** When it stops working if nobody uses it any more. */
  readonly until: number;
};

const apps = clientTypes.filter((type) => type.includes('me_app'));

const sessionOn = (world: World, { id }: ProxyRow): SessionRow | undefined =>
  world.table('sessions').first('proxy_id', id);

/** A token that was used is one of the app when an app used it; one of a code that was typed in the shop may still wait for its first use. */
function signInOn(world: World, proxy: ProxyRow): AppSignIn | null {
  if (stateNow(world, proxy) !== 'active') return null;
  const session = sessionOn(world, proxy);
  if (session) {
    const isApps = apps.includes(session.client_type);
    return isApps ? { token: proxy.access_token, since: session.started_at, until: endOf(session) } : null;
  }
  const since = proxy.activated_at ?? proxy.created_at;
  return proxy.type === 'pin_code' ? { token: proxy.access_token, since, until: forgottenAt(since) } : null;
}

/** How the app of a resident is signed in, the newest first; null when it is not. */
export const appSignInOf = (world: World, address: string): AppSignIn | null =>
  world
    .table('proxies')
    .where('identity_address', address)
    .flatMap((proxy) => signInOn(world, proxy) ?? [])
    .toSorted((one, other) => other.since - one.since)[0] ?? null;
