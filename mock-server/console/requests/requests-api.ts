import type { FastifyInstance } from 'fastify';
import type { LoggedRequest } from '../../src/database/request-log.ts';
import { worldOf } from '../../src/http/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { consoleProblem } from '../page-kit/console-error.ts';

const lineOf = ({ id, at, method, url, operation_id, status, identity_address, fault_id }: LoggedRequest): object => ({
  id,
  at,
  method,
  url,
  operation_id,
  status,
  identity_address,
  fault_id,
});

/** The last requests of a world, oldest first, for tests that ask what the shop sent. */
export function addRequestsApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/requests', async (request) => ({
    requests: worldOf(platform, request).log.entries.map(lineOf),
  }));
  app.get<{ Params: { id: string } }>('/_mock/api/requests/:id', async (request) => {
    const { entries } = worldOf(platform, request).log;
    const entry = entries.find(({ id }) => id === Number(request.params.id));
    if (!entry) throw consoleProblem(404, `There is no request ${request.params.id} in the log.`);
    return { ...lineOf(entry), request: { headers: entry.headers } };
  });
}
