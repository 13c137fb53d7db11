import type { FastifyRequest } from 'fastify';
import type { Caller, TokenProblem } from '../../http/caller.ts';
import { languageOf } from '../../contract/language.ts';
import { stateNow } from './proxies.ts';
import type { ProxyRow, SessionRow } from '../../database/tables/people.ts';
import type { World } from '../../database/world.ts';

/** The token of the Authorization header; `Bearer null` is no token. */
export function bearerOf(header: string | undefined): string | null {
  if (header === undefined) return null;
  const token = /^Bearer\s+(\S+)$/i.exec(header)?.[1];
  return token === undefined || token === 'null' || token === 'undefined' ? null : token;
}

/**
 * Who is behind a request. A live token keeps its session awake; an idle session ends here, at the first request after its
 * fifteenth minute, which no client can tell from a job that runs every minute.
 */
export function callerOf(world: World, request: FastifyRequest, clientType: string): Caller | TokenProblem {
  const proxy = proxyOf(world, request);
  if (!proxy) return 'invalid_access_token';
  const state = stateNow(world, proxy);
  if (state === 'expired') return expired(world, proxy);
  if (state !== 'active') return 'invalid_access_token';
  const identity = world.table('identities').first('address', proxy.identity_address ?? '');
  if (!identity) return 'invalid_access_token';
  const known = world.table('sessions').first('proxy_id', proxy.id);
  const session = known ? touched(world, known, request) : opened(world, proxy, { request, clientType });
  return { identity, proxy, session };
}

function proxyIn(world: World, header: string | undefined): ProxyRow | undefined {
  const token = bearerOf(header);
  return token === null ? undefined : world.table('proxies').first('access_token', token);
}

/** The sign-in whose token came along, whatever became of it. */
export const proxyOf = (world: World, request: FastifyRequest): ProxyRow | undefined =>
  proxyIn(world, request.headers.authorization);

/** What is wrong with the token of somebody who counts as a visitor on a public call, but needs to be signed in after all. */
export function problemOf(world: World, header: string | undefined): TokenProblem {
  return proxyIn(world, header)?.state === 'expired' ? 'session_expired' : 'invalid_access_token';
}

function expired(world: World, proxy: ProxyRow): 'session_expired' {
  if (proxy.state !== 'expired') world.table('proxies').update(proxy, { state: 'expired' });
  return 'session_expired';
}

const touched = (world: World, session: SessionRow, request: FastifyRequest): SessionRow =>
  world.table('sessions').update(session, {
    last_request_at: world.now(),
    language: languageOf(request.headers['accept-language']),
  });

function opened(world: World, proxy: ProxyRow, from: { request: FastifyRequest; clientType: string }): SessionRow {
  const version = from.request.headers['client-version'];
  return world.table('sessions').insert({
    uid: world.random.hex(64),
    proxy_id: proxy.id,
    identity_address: proxy.identity_address ?? '',
    client_type: from.clientType,
    client_version: typeof version === 'string' ? version : null,
    ip: from.request.ip,
    user_agent: from.request.headers['user-agent'] ?? null,
    language: languageOf(from.request.headers['accept-language']),
    started_at: world.now(),
    last_request_at: world.now(),
  });
}
