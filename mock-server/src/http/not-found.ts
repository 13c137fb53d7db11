import type { FastifyInstance, FastifyReply } from 'fastify';
import { placeOf } from './operation.ts';
import type { Route } from './operation.ts';
import { prefersPage } from './prefers-page.ts';
import { apiPrefix } from './platform.ts';
import type { MockPlatform } from './platform.ts';

const patternOf = (path: string): RegExp => new RegExp(`^${apiPrefix}${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);

/** The 404 of an address that nobody has, also of one that cannot be read at all. */
export const sayNotFound = (reply: FastifyReply): FastifyReply => reply.code(404).send({ message: 'Not found.' });

/**
 * 404 for an unknown path, 405 for a known path with another method. A person who opens the address of the mock
 * platform itself is led to its console.
 */
export function addNotFound(app: FastifyInstance, platform: MockPlatform, routes: readonly Route[]): void {
  const patterns = [...new Set(routes.map((route) => placeOf(platform.contract, route).path))].map(patternOf);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (path === '/' && platform.settings.consoleEnabled && prefersPage(request)) return reply.redirect('/_mock', 302);
    if (patterns.some((pattern) => pattern.test(path))) {
      return reply.code(405).send({ message: `The ${request.method} method is not supported for this route.` });
    }
    return sayNotFound(reply);
  });
}
