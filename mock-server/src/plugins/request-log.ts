import type { FastifyInstance } from 'fastify';
import { apiPrefix } from '../twin.ts';
import type { Twin } from '../twin.ts';
import { noteOf } from './note.ts';
import { worldNameOf } from './world.ts';
import { devWorld } from '../store/worlds.ts';

/** Keeps the last requests of each world in memory, for the console and for tests that ask what was called. */
export function addRequestLog(app: FastifyInstance, twin: Twin): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith(apiPrefix)) return;
    const world = twin.worlds.get(worldNameOf(request) ?? devWorld);
    const note = noteOf(request);
    world?.log.add({
      at: world.now(),
      method: request.method,
      url: request.url,
      operation_id: request.routeOptions.config.operation?.id ?? null,
      status: reply.statusCode,
      identity_address: note.identity,
      fault_id: note.fault,
    });
  });
}
