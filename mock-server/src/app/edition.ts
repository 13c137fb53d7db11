import type { FastifyRequest } from 'fastify';
import { objectOf } from '../contract/input.ts';
import { devWorld } from '../database/worlds.ts';
import type { MockPlatform } from '../http/mock-platform.ts';
import { worldNameOf } from '../http/world.ts';
import { todaysAnswers } from '../wire/todays-platform.ts';

/**
 * What leaves in a world that plays the platform of July 2026: the answer in the shape of that edition. It was already held against
 * the description, which is of the specification; so such an answer is checked as every other and does not have to fit it.
 */
export function inEdition(platform: MockPlatform, request: FastifyRequest, payload: unknown): unknown {
  const convert = todaysAnswers[request.routeOptions.config.operation?.id ?? ''];
  if (!convert || platform.worlds.get(worldNameOf(request) ?? devWorld)?.settings.edition !== '2026-07') return payload;
  return JSON.stringify(convert(objectOf(JSON.parse(String(payload)))));
}
