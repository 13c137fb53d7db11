import type { FastifyInstance } from 'fastify';
import type { Twin } from '../twin.ts';
import { noteOf } from './note.ts';

/** Holds every answer against the description; one that breaks it becomes a 500 with the differences. */
export function addContractCheck(app: FastifyInstance, twin: Twin): void {
  if (!twin.settings.checkContract) return;
  app.addHook('preSerialization', async (request, reply, payload: unknown) => {
    const { operation } = request.routeOptions.config;
    if (!operation || reply.statusCode >= 500 || noteOf(request).fault !== null) return payload;
    const differences = twin.contract.checkAnswer(operation, reply.statusCode, payload);
    if (differences === null) return payload;
    reply.code(500);
    return { message: `The answer of ${operation.id} breaks the description.`, differences };
  });
}
