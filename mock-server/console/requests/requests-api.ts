import type { FastifyInstance } from 'fastify';
import type { LoggedRequest } from '../../src/world/request-log.ts';
import { worldOf } from '../../src/http/world.ts';
import type { MockPlatform } from '../../src/http/platform.ts';

/** The last requests of a world, oldest first, for tests that ask what the shop sent. */
export function addRequestsApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/requests', async (request): Promise<{ requests: readonly LoggedRequest[] }> => ({
    requests: worldOf(platform, request).log.entries,
  }));
}
