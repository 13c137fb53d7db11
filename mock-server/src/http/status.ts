import type { FastifyInstance } from 'fastify';
import { apiPrefix, type MockPlatform } from './platform.ts';

/** `GET /status`: alive, for whoever waits until the mock platform is up. Asks for no headers. */
export function addStatus(app: FastifyInstance, platform: MockPlatform): void {
  for (const path of ['/status', `${apiPrefix}/status`]) {
    app.get(path, async () => ({ status: 'ok', worlds: platform.worlds.names().length }));
  }
}
