import type { FastifyInstance } from 'fastify';
import type { Operation } from './contract.ts';
import type { MockPlatform } from './platform.ts';
import { contextOf } from './request-context.ts';

/** The mock platform's own words, not the platform's: a world that is not named (400), a bug (500), a disk that refuses (503). */
const isOfPlatform = (status: number): boolean => [400, 500, 503].includes(status);

/** A body that the web server does not take in, or a call that this edition does not have, stands before what a description names. */
const isInFront = (status: number, { answers, editions }: Operation): boolean =>
  (status === 413 || (status === 404 && editions !== null)) && !answers.includes(String(status));

/** Holds every answer against the description; one that breaks it becomes a 500 with the differences. */
export function addContractCheck(app: FastifyInstance, platform: MockPlatform): void {
  app.addHook('preSerialization', async (request, reply, payload: unknown) => {
    const { operation } = request.routeOptions.config;
    if (!operation || isOfPlatform(reply.statusCode) || contextOf(request).fault !== null) return payload;
    if (isInFront(reply.statusCode, operation)) return payload;
    const differences = platform.contract.checkAnswer(operation, reply.statusCode, payload);
    if (differences === null) return payload;
    contextOf(request).contractError = differences[0] ?? null;
    reply.code(500);
    return { message: `The answer of ${operation.id} breaks the description.`, differences };
  });
}
