import type { FastifyReply, FastifyRequest } from 'fastify';
import { amsterdam } from '../calendar.ts';
import type { LoggedRequest } from '../world/request-log.ts';
import { devWorld } from '../world/worlds.ts';
import type { World } from '../world/world.ts';
import { apiPrefix } from './platform.ts';
import { contextOf, noteWork } from './request-context.ts';
import { worldNameOf } from './world.ts';

const isCall = (request: FastifyRequest): boolean => request.url.startsWith(apiPrefix) && request.method !== 'OPTIONS';

const worldAsked = (request: FastifyRequest): World | undefined =>
  isCall(request) ? request.server.mockPlatform.worlds.get(worldNameOf(request) ?? devWorld) : undefined;

function residentOf(world: World, address: string | null): string {
  if (address === null) return 'visitor';
  return world.table('identities').first('address', address)?.persona ?? 'account';
}

/**
 * A request in one line for the terminal: world's time, resident, operation, status, the fault that it met, and how the answer breaks
 * the description, which is null for one that fits.
 */
function requestLine(world: World, entry: LoggedRequest, contractError: string | null): string {
  const { at, method, url, operation_id, status, identity_address, fault_id } = entry;
  const what = operation_id ?? `${method} ${url}`;
  const fault = fault_id === null ? '' : ` fault ${fault_id}`;
  const broken = contractError === null ? '' : ` contract error: ${contractError}`;
  return `${amsterdam(at).time} ${residentOf(world, identity_address)} ${what} ${status === 0 ? 'dropped' : status}${fault}${broken}`;
}

/** Puts a request in the log of its world, for tests that ask what was called; a broken connection has status 0. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const world = worldAsked(request);
  if (!world) return;
  const { fault, identity, contractError } = contextOf(request);
  const entry = {
    ...noteWork(request, world),
    method: request.method,
    url: request.url,
    headers: request.headers,
    operation_id: request.routeOptions.config.operation?.id ?? null,
    status: reply.raw.destroyed ? 0 : reply.statusCode,
    identity_address: identity,
    fault_id: fault,
  };
  world.log.add(entry);
  request.server.mockPlatform.settings.printRequest?.(requestLine(world, entry, contractError));
}
