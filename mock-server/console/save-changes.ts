import type { FastifyInstance } from 'fastify';
import { WriteFailed } from '../src/world/world.ts';
import { devWorld } from '../src/world/worlds.ts';
import type { MockPlatform } from '../src/http/platform.ts';

/** Headers that speak of an answer which is not given. */
const ofAnswer = ['content-length', 'location', 'set-cookie', 'etag'];

/**
 * A page or call of the console is answered when what it changed in the persisted world is on the disk. The calls of the platform see to
 * that themselves: each is one transaction.
 */
export function addPersistence(app: FastifyInstance, { kept, worlds }: Pick<MockPlatform, 'kept' | 'worlds'>): void {
  if (!kept) return;
  app.addHook('onSend', async (_request, reply, payload) => {
    try {
      worlds.get(devWorld)?.save();
      return payload;
    } catch (error) {
      if (!(error instanceof WriteFailed)) throw error;
      for (const name of ofAnswer) reply.removeHeader(name);
      reply.code(503).type('application/json; charset=utf-8');
      return JSON.stringify({ message: error.message });
    }
  });
}
