import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PersistedWorld } from '../persistence/persisted-world.ts';
import { contextOf } from '../http/request-context.ts';

/** What the mock platform says when the disk refuses; the platform has no such words. */
const refusal =
  'The mock platform could not keep this: the disk refuses it. Nothing was changed; try again when there is space.';

/** Resolves to whether the disk has what this request changed; null when it changed nothing that anybody waits for. */
function keptFor(kept: PersistedWorld, request: FastifyRequest): Promise<boolean> | null {
  const { worked, made, since } = contextOf(request);
  if (worked === null && made.length === 0) return since && kept.keptSince(since);
  const waits = made.map((transaction) => kept.kept(transaction)).filter((wait) => wait !== null);
  return waits.length === 0 ? null : Promise.all(waits).then((outcomes) => outcomes.every(Boolean));
}

function refuse(reply: FastifyReply): string {
  for (const name of Object.keys(reply.getHeaders())) {
    if (['content-length', 'content-encoding', 'location', 'set-cookie', 'etag'].includes(name))
      reply.removeHeader(name);
  }
  reply.code(503).type('application/json; charset=utf-8');
  return JSON.stringify({ message: refusal });
}

/**
 * A request that changed the stored world is answered after the change is on disk, so that no answered change is lost. An
 * action of the console counts as a change when the world changed since its request came in.
 */
export function addPersistence(app: FastifyInstance, kept: PersistedWorld | null): void {
  if (!kept) return;
  app.addHook('onRequest', (request, _reply, done) => {
    contextOf(request).since = kept.mark();
    done();
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const waiting = keptFor(kept, request);
    return waiting === null || (await waiting) ? payload : refuse(reply);
  });
}
