import type { FastifyInstance, FastifyRequest } from 'fastify';
import { worldNameOf } from '../../src/http/world.ts';
import type { World } from '../../src/database/world.ts';
import { devWorld } from '../../src/database/worlds.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Number of the last transaction of its world when a request for the console came. */
    platformBefore: number;
  }
}

const isConsole = (request: FastifyRequest): boolean => request.url.startsWith('/_mock');

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

function nameActions(world: World, request: FastifyRequest): void {
  const own = new Set(world.log.entries.slice(-20).flatMap(({ transactions }) => transactions));
  for (let number = request.platformBefore + 1; number <= world.transactions; number += 1) {
    const isFree = !own.has(number) && world.history.nameOf(number) === null;
    if (isFree) world.history.name(number, `${request.method} ${pathOf(request)}`);
  }
}

/** Changes that the console made are told in the history by the call that made them. */
export function addActionNames(app: FastifyInstance, platform: MockPlatform): void {
  const worldAsked = (request: FastifyRequest): World | undefined =>
    isConsole(request) ? platform.worlds.get(worldNameOf(request) ?? devWorld) : undefined;
  app.decorateRequest('platformBefore', 0);
  app.addHook('onRequest', async (request) => {
    request.platformBefore = worldAsked(request)?.transactions ?? 0;
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    const world = worldAsked(request);
    // A action without a wait in it is not a transaction yet.
    world?.commit();
    if (world && world.transactions > request.platformBefore) nameActions(world, request);
    return payload;
  });
}
