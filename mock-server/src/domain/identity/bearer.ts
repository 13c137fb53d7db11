import type { Caller, Sender, TokenProblem } from '../../http/caller.ts';
import { stateNow } from './proxies.ts';
import type { ProxyRow, SessionRow } from '../../tables/identity.ts';
import type { World } from '../../world/world.ts';

/**
 * Who sends a request. A live token keeps its session awake; an idle session ends here, at the first request after its
 * fifteenth minute, which no client can tell from a job that runs every minute.
 */
export function callerOf(world: World, { token, ...client }: Sender): Caller | TokenProblem {
  const proxy = proxyOf(world, token);
  if (!proxy) return 'invalid_access_token';
  const state = stateNow(world, proxy);
  if (state === 'expired') return expired(world, proxy);
  if (state !== 'active') return 'invalid_access_token';
  const identity = world.table('identities').first('address', proxy.identity_address ?? '');
  if (!identity) return 'invalid_access_token';
  const known = world.table('sessions').first('proxy_id', proxy.id);
  const session = known ? touched(world, known, client) : opened(world, proxy, client);
  return { identity, proxy, session };
}

/** The sign-in of a token, whatever became of it. */
export const proxyOf = (world: World, token: string | null): ProxyRow | undefined =>
  token === null ? undefined : world.table('proxies').first('access_token', token);

/** What is wrong with the token of somebody who counts as a visitor on a public call, but needs to be signed in after all. */
export const problemOf = (world: World, token: string | null): TokenProblem =>
  proxyOf(world, token)?.state === 'expired' ? 'session_expired' : 'invalid_access_token';

function expired(world: World, proxy: ProxyRow): 'session_expired' {
  if (proxy.state !== 'expired') world.table('proxies').update(proxy, { state: 'expired' });
  return 'session_expired';
}

type Client = Omit<Sender, 'token'>;

const touched = (world: World, session: SessionRow, { language }: Client): SessionRow =>
  world.table('sessions').update(session, { last_request_at: world.now(), language });

const opened = (world: World, proxy: ProxyRow, client: Client): SessionRow =>
  world.table('sessions').insert({
    uid: world.random.hex(64),
    proxy_id: proxy.id,
    identity_address: proxy.identity_address ?? '',
    ...client,
    started_at: world.now(),
    last_request_at: world.now(),
  });
