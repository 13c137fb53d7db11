import type { FastifyInstance } from 'fastify';
import type { Twin } from '../twin.ts';
import { noteOf } from './note.ts';

/** The twin's own words, not the platform's: a world that is not named (400), a bug (500). */
const isTwins = (status: number): boolean => status === 400 || status === 500;

/** Holds every answer against the description; one that breaks it becomes a 500 with the differences. */
export function addContractCheck(app: FastifyInstance, twin: Twin): void {
  if (!twin.settings.checkContract) return;
  app.addHook('preSerialization', async (request, reply, payload: unknown) => {
    const { operation } = request.routeOptions.config;
    if (!operation || isTwins(reply.statusCode) || noteOf(request).fault !== null) return payload;
    const differences = twin.contract.checkAnswer(operation, reply.statusCode, payload);
    if (differences === null) return payload;
    reply.code(500);
    return { message: `The answer of ${operation.id} breaks the description.`, differences };
  });
}
