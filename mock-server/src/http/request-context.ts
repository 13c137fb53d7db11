import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '../contract/contract.ts';
import type { World } from '../database/world.ts';

/** The place of a request in the log, and the world's time, when its work was done. */
type Worked = { readonly id: number; readonly at: number };

/** What the plugins tell each other about one request. */
export type Note = { identity: string | null; fault: number | null; worked: Worked | null };

declare module 'fastify' {
  interface FastifyRequest {
    context: Note | null;
  }
  interface FastifyContextConfig {
    /** A browser comes here by a link: a refusal is a page. */
    browser?: true;
    /** Operation of the description that this route answers for. */
    operation?: Operation;
  }
}

/** Makes space for the notes. */
export function addRequestContext(app: FastifyInstance): void {
  app.decorateRequest('context', null);
}

/** The note of a request, made at first use. */
export function contextOf(request: FastifyRequest): Note {
  request.context ??= { identity: null, fault: null, worked: null };
  return request.context;
}

/** Notes that the work of a request is done now: requests are logged in this order, whenever their answers leave. */
export function noteWork(request: FastifyRequest, world: World): Worked {
  const note = contextOf(request);
  note.worked ??= { id: world.log.next(), at: world.now() };
  return note.worked;
}
