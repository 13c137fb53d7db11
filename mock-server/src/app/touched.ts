import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../contract/contract.ts';
import { errorCodeIn } from '../contract/error-codes.ts';
import { listOf, objectOf } from '../contract/input.ts';
import { apiPrefix } from '../http/twin.ts';
import type { Twin } from '../http/twin.ts';
import { noteOf } from '../http/note.ts';

/** The operation of a request; also of a described call that the twin refuses as a whole (405). */
function operationOf(twin: Twin, request: FastifyRequest, status: number): Operation | undefined {
  const { operation } = request.routeOptions.config;
  if (operation || status !== 405 || !request.url.startsWith(apiPrefix)) return operation;
  const path = (request.url.split('?')[0] ?? '').slice(apiPrefix.length);
  return twin.contract.operationOf(request.method, path);
}

/** Writes what was touched into a folder, one file for each process: the table of operations is made from it. */
function addRecording(app: FastifyInstance, twin: Twin): void {
  const folder = twin.settings.touchedFolder;
  if (folder === null) return;
  app.addHook('onClose', async () => {
    mkdirSync(folder, { recursive: true });
    appendFileSync(
      join(folder, `${process.pid}.txt`),
      twin.touched
        .lines()
        .map((line) => `${line}\n`)
        .join(''),
    );
  });
}

/** Codes in the bodies of refusals, until they leave. */
const codes = new WeakMap<FastifyRequest, string>();

/** Counts an answer that leaves. */
export function noteTouched(twin: Twin, request: FastifyRequest, reply: FastifyReply): void {
  const status = reply.statusCode;
  const operation = operationOf(twin, request, status);
  if (!operation || noteOf(request).fault !== null) return;
  const header = status < 400 ? undefined : reply.getHeader('error-code');
  const known = status < 400 ? null : (codes.get(request) ?? null);
  twin.touched.note(operation.id, { status, code: typeof header === 'string' ? header : known });
}

/**
 * Looks into the answers that are really given, for what the description says of them. What a disturbance answers is not the twin's,
 * so it does not count.
 */
export function addTouched(app: FastifyInstance, twin: Twin): void {
  app.addHook('preSerialization', async (request, reply, payload: unknown) => {
    const { operation } = request.routeOptions.config;
    if (operation && noteOf(request).fault === null) {
      const code = reply.statusCode < 400 ? null : errorCodeIn(payload);
      if (code !== null) codes.set(request, code);
      if (reply.statusCode === 500) broke(twin, operation, payload);
      else twin.touched.look(operation, reply.statusCode, payload);
    }
    return payload;
  });
  addRecording(app, twin);
}

function broke(twin: Twin, { id }: Operation, payload: unknown): void {
  const [difference] = listOf(objectOf(payload), 'differences');
  if (typeof difference === 'string') twin.touched.broke({ operation: id, difference });
}
