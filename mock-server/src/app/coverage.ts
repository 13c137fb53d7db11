import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../contract/contract.ts';
import { errorCodeIn } from '../contract/error-codes.ts';
import { apiPrefix } from '../http/mock-platform.ts';
import type { MockPlatform } from '../http/mock-platform.ts';
import { contextOf } from '../http/request-context.ts';

/** The operation of a request; also of a described call that the mock platform refuses as a whole (405). */
function operationOf(platform: MockPlatform, request: FastifyRequest, status: number): Operation | undefined {
  const { operation } = request.routeOptions.config;
  if (operation || status !== 405 || !request.url.startsWith(apiPrefix)) return operation;
  const path = (request.url.split('?')[0] ?? '').slice(apiPrefix.length);
  return platform.contract.operationOf(request.method, path);
}

/** Writes what was touched into a folder, one file for each process: the table of operations is made from it. */
function addRecording(app: FastifyInstance, platform: MockPlatform): void {
  const folder = platform.settings.coverageFolder;
  if (folder === null) return;
  app.addHook('onClose', async () => {
    mkdirSync(folder, { recursive: true });
    appendFileSync(
      join(folder, `${process.pid}.txt`),
      platform.coverage
        .lines()
        .map((line) => `${line}\n`)
        .join(''),
    );
  });
}

/** Codes in the bodies of refusals, until they leave. */
const codes = new WeakMap<FastifyRequest, string>();

/** Counts an answer that leaves. */
export function recordCoverage(platform: MockPlatform, request: FastifyRequest, reply: FastifyReply): void {
  const status = reply.statusCode;
  const operation = operationOf(platform, request, status);
  if (!operation || contextOf(request).fault !== null) return;
  const header = status < 400 ? undefined : reply.getHeader('error-code');
  const known = status < 400 ? null : (codes.get(request) ?? null);
  platform.coverage.note(operation.id, { status, code: typeof header === 'string' ? header : known });
}

/** Notes the error codes of the refusals that leave; what a fault answers does not count. */
export function addCoverage(app: FastifyInstance, platform: MockPlatform): void {
  app.addHook('preSerialization', async (request, reply, payload: unknown) => {
    const code = reply.statusCode < 400 || contextOf(request).fault !== null ? null : errorCodeIn(payload);
    if (code !== null) codes.set(request, code);
    return payload;
  });
  addRecording(app, platform);
}
