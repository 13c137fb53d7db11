import type { FastifyInstance } from 'fastify';
import { apiPrefix } from '../twin.ts';

/** Headers of the Dutch API Design Rules, on every answer of the API. */
const apiHeaders = {
  'API-Version': '1.0.0',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Every origin may call; the token, not the origin, gives access (part 1, 1.2). */
const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Error-Code, API-Version',
};

const allHeaders = { ...apiHeaders, ...corsHeaders };

const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers':
    'Authorization, Accept, Accept-Language, Content-Type, Client-Key, Client-Type, Client-Version, Access-Token, X-Requested-With, Twin-World',
  'Access-Control-Max-Age': '600',
};

export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(apiPrefix)) reply.headers(allHeaders);
    done();
  });
  app.options(`${apiPrefix}/*`, async (_request, reply) => reply.code(204).headers(preflightHeaders).send());
}
