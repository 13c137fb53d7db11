import type { FastifyInstance } from 'fastify';
import type { Operation } from '../contract/contract.ts';
import type { Twin } from '../http/twin.ts';
import { noteOf } from '../http/note.ts';

/** The twin's own words, not the platform's: a world that is not named (400), a bug (500). */
const isTwins = (status: number): boolean => status === 400 || status === 500;

/** A body that the web server does not take in stands before every call (part 2, 1.3), so few descriptions name it. */
const isInFront = (status: number, operation: Operation): boolean =>
  status === 413 && !operation.answers.includes(String(status));

/** Holds every answer against the description; one that breaks it becomes a 500 with the differences. */
export function addContractCheck(app: FastifyInstance, twin: Twin): void {
  if (!twin.settings.checkContract) return;
  app.addHook('preSerialization', async (request, reply, payload: unknown) => {
    const { operation } = request.routeOptions.config;
    if (!operation || isTwins(reply.statusCode) || noteOf(request).fault !== null) return payload;
    if (isInFront(reply.statusCode, operation)) return payload;
    const differences = twin.contract.checkAnswer(operation, reply.statusCode, payload);
    if (differences === null) return payload;
    reply.code(500);
    return { message: `The answer of ${operation.id} breaks the description.`, differences };
  });
}
