import type { FastifyReply, FastifyRequest } from 'fastify';
import { devWorld } from '../database/worlds.ts';
import type { World } from '../database/world.ts';
import { apiPrefix } from '../http/mock-platform.ts';
import { contextOf, noteWork } from '../http/request-context.ts';
import { worldNameOf } from '../http/world.ts';
import { requestLine } from './request-line.ts';

const isCall = (request: FastifyRequest): boolean => request.url.startsWith(apiPrefix) && request.method !== 'OPTIONS';

const worldAsked = (request: FastifyRequest): World | undefined =>
  isCall(request) ? request.server.mockPlatform.worlds.get(worldNameOf(request) ?? devWorld) : undefined;

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
