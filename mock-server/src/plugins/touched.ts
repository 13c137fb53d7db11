import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '../contract/contract.ts';
import { errorCodeIn } from '../contract/error-codes.ts';
import { listOf, objectOf } from '../http/input.ts';
import { apiPrefix } from '../twin.ts';
import type { Twin } from '../twin.ts';
import { noteOf } from './note.ts';

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

/** Counts which answers of the description were really given. What a disturbance answers is not the twin's, so it does not count. */
export function addTouched(app: FastifyInstance, twin: Twin): void {
  const codes = new WeakMap<FastifyRequest, string>();
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
  app.addHook('onSend', (...[request, reply, payload, done]) => {
    const operation = operationOf(twin, request, reply.statusCode);
    if (operation && noteOf(request).fault === null) {
      const header = reply.getHeader('error-code');
      const code = typeof header === 'string' ? header : (codes.get(request) ?? null);
      twin.touched.note(operation.id, { status: reply.statusCode, code });
    }
    done(null, payload);
  });
  addRecording(app, twin);
}

function broke(twin: Twin, { id }: Operation, payload: unknown): void {
  const [difference] = listOf(objectOf(payload), 'differences');
  if (typeof difference === 'string') twin.touched.broke({ operation: id, difference });
}
