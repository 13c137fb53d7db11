import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '../contract/contract.ts';

/** What the plugins tell each other about one request. */
export type Note = {
  identity: string | null;
  fault: number | null;
  /** Number of the transaction in which the request changed its world. */
  transaction: number | null;
};

declare module 'fastify' {
  interface FastifyRequest {
    twinNote: Note | null;
  }
  interface FastifyContextConfig {
    /** Operation of the description that this route answers for. */
    operation?: Operation;
  }
}

export function addNotes(app: FastifyInstance): void {
  app.decorateRequest('twinNote', null);
}

/** The note of a request, made at first use. */
export function noteOf(request: FastifyRequest): Note {
  request.twinNote ??= { identity: null, fault: null, transaction: null };
  return request.twinNote;
}
