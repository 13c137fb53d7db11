import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Contract } from './contract.ts';
import { placeOf, type Route } from './operation.ts';
import { prefersPage } from './prefers-page.ts';
import { apiPrefix, type MockPlatform } from './platform.ts';

const patternOf = (path: string): RegExp => new RegExp(`^${apiPrefix}${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);

/** The 404 of an unknown address, also of one that cannot be parsed. */
export const sayNotFound = (reply: FastifyReply, near: readonly string[] = []): FastifyReply =>
  reply.code(404).send({ message: 'Not found.', ...(near.length > 0 && { operations: near }) });

/** The operations that share the most parts with this path, counted from its beginning. */
function nearOf(contract: Contract, path: string): readonly string[] {
  const shared = (one: string): number => {
    const [parts, asked] = [one.split('/'), path.slice(apiPrefix.length).split('/')];
    const differs = parts.findIndex((part, index) => part !== asked[index] && !part.startsWith('{'));
    return differs < 0 ? parts.length : differs;
  };
  const most = Math.max(...contract.operations.map((operation) => shared(operation.path)));
  return contract.operations
    .filter((operation) => shared(operation.path) === most)
    .map(({ method, path: known, id }) => `${method} ${apiPrefix}${known} (${id})`);
}

/**
 * 404 for an unknown path, with the operations whose paths are most like it; 405 for a known path with another method. A person
 * who opens the address of the mock platform itself is led to its console.
 */
export function addNotFound(app: FastifyInstance, platform: MockPlatform, routes: readonly Route[]): void {
  const patterns = [...new Set(routes.map((route) => placeOf(platform.contract, route).path))].map(patternOf);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (path === '/' && prefersPage(request)) return reply.redirect('/_mock', 302);
    if (patterns.some((pattern) => pattern.test(path))) {
      return reply.code(405).send({ message: `The ${request.method} method is not supported for this route.` });
    }
    return sayNotFound(reply, path.startsWith(`${apiPrefix}/`) ? nearOf(platform.contract, path) : []);
  });
}
