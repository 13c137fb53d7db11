import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../world/world.ts';
import { apiPrefix } from './platform.ts';

/** Headers of the Dutch API Design Rules, on every answer of the API; in small letters, as they are sent. */
const apiHeaders = {
  'api-version': '1.0.0',
  'cache-control': 'no-store',
  'content-security-policy': "frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Every origin may call; the token, not the origin, gives access. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Error-Code, API-Version, Date, Age, Retry-After',
};

const allHeaders = { ...apiHeaders, ...corsHeaders };

const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers':
    'Authorization, Accept, Accept-Language, Content-Type, Client-Key, Client-Type, Client-Version, Access-Token, Link-Token, X-Requested-With, Mock-World',
  'Access-Control-Max-Age': '600',
};

/** Gives an answer of the API its headers. */
export const giveHeaders = (reply: FastifyReply): FastifyReply => reply.headers(allHeaders);

/**
 * Gives an answer the time of its world, which the shop follows, in place of the machine's. Not one that browsers keep: from it
 * they would reckon the age of what they keep.
 */
export function giveTime(reply: FastifyReply, world: World | undefined): void {
  if (!world || reply.getHeader('cache-control') !== apiHeaders['cache-control']) return;
  reply.header('date', new Date(world.clock.now()).toUTCString());
}

/** Answers who asks beforehand whether a call is allowed. */
export function addPreflight(app: FastifyInstance): void {
  app.options(`${apiPrefix}/*`, async (_request, reply) => reply.code(204).headers(preflightHeaders).send());
}
