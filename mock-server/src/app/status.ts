import type { FastifyInstance } from 'fastify';
import { apiPrefix } from '../http/twin.ts';
import type { Twin } from '../http/twin.ts';

/** `GET /status`: alive, for whoever waits until the twin is up. Asks for no headers (part 1, 1.2). */
export function addStatus(app: FastifyInstance, twin: Twin): void {
  for (const path of ['/status', `${apiPrefix}/status`]) {
    app.get(path, async () => ({ status: 'ok', worlds: twin.worlds.names().length }));
  }
}
