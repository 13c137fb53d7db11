import type { FastifyInstance, FastifyRequest } from 'fastify';
import { stopwatch } from '../clock/clock.ts';
import type { Operation } from '../contract/contract.ts';
import type { UploadedFile } from '../shared/uploaded-file.ts';
import { largestKeptBody, noBody } from '../database/request-log.ts';
import type { KeptBody } from '../database/request-log.ts';
import type { World } from '../database/world.ts';
import { apiPrefix } from './mock-platform.ts';

/** What the plugins tell each other about one request. */
export type Note = {
  identity: string | null;
  fault: number | null;
  /** What the stopwatch showed when it came; null for what is no call. */
  began: number | null;
  /** Its place in the log and the world's time, when its work was done. */
  worked: { readonly id: number; readonly at: number } | null;
  sent: KeptBody;
};

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

const isCall = (request: FastifyRequest): boolean => request.url.startsWith(apiPrefix);

/** Makes space for the notes. */
export function addRequestContext(app: FastifyInstance): void {
  app.decorateRequest('context', null);
}

/** Notes when a call comes. */
export function noteArrival(request: FastifyRequest): void {
  contextOf(request).began = stopwatch();
}

/** The note of a request, made at first use. */
export function contextOf(request: FastifyRequest): Note {
  request.context ??= {
    identity: null,
    fault: null,
    began: null,
    worked: null,
    sent: noBody,
  };
  return request.context;
}

/** Notes that the work of a request is done now: requests are logged in this order, whenever their answers leave. */
export function noteWork(request: FastifyRequest, world: World): void {
  contextOf(request).worked ??= { id: world.log.next(), at: world.now() };
}

/** Keeps the text of a body as it came, for the log; the console's own requests are not logged. */
export function keepText(request: FastifyRequest, text: string): void {
  if (text === '' || !isCall(request)) return;
  const size = text.length;
  contextOf(request).sent =
    size > largestKeptBody ? { kind: 'left_out', why: 'too_large', size } : { kind: 'text', text, size };
}

/** Keeps the parts of a form as they were read. */
export function keepForm(
  request: FastifyRequest,
  form: { readonly fields: { readonly [name: string]: unknown }; readonly files: readonly UploadedFile[] },
): void {
  const size = form.files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  contextOf(request).sent =
    size > largestKeptBody ? { kind: 'left_out', why: 'too_large', size } : { kind: 'form', ...form, size };
}
