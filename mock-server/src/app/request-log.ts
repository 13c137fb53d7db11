import type { FastifyReply, FastifyRequest } from 'fastify';
import { stopwatch } from '../clock/clock.ts';
import { devWorld } from '../database/worlds.ts';
import { largestKeptBody, noBody } from '../database/request-log.ts';
import type { KeptBody, KeptHeaders } from '../database/request-log.ts';
import type { World } from '../database/world.ts';
import { apiPrefix } from '../http/mock-platform.ts';
import { contextOf, noteWork } from '../http/request-context.ts';
import { worldNameOf } from '../http/world.ts';

/** Headers of an answer that differ from call to call. */
const tellingHeaders = ['content-type', 'content-length', 'content-disposition', 'location', 'error-code'] as const;

const isCall = (request: FastifyRequest): boolean => request.url.startsWith(apiPrefix) && request.method !== 'OPTIONS';

const worldAsked = (request: FastifyRequest): World | undefined =>
  isCall(request) ? request.server.mockPlatform.worlds.get(worldNameOf(request) ?? devWorld) : undefined;

function answerHeaders(reply: FastifyReply): KeptHeaders {
  const kept: { [name: string]: string | string[] | number | undefined } = {};
  for (const name of tellingHeaders) {
    const value = reply.getHeader(name);
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}

const isText = (reply: FastifyReply): boolean => /json|^text\//.test(String(reply.getHeader('content-type')));

/** Bytes of a text are decoded when somebody looks. */
const isReadable = (reply: FastifyReply, payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || (Buffer.isBuffer(payload) && isText(reply));

function answerBody(reply: FastifyReply, payload: unknown): KeptBody {
  if (payload === undefined || payload === null || payload === '') return noBody;
  if (!isReadable(reply, payload)) {
    return { kind: 'left_out', why: 'binary', size: Number(reply.getHeader('content-length') ?? 0) };
  }
  const size = payload.length;
  return size > largestKeptBody ? { kind: 'left_out', why: 'too_large', size } : { kind: 'text', text: payload, size };
}

/**
 * Puts a request in the log of its world, for the console and for tests that ask what was called; a broken connection has status 0.
 * The log keeps what is there already, by reference; everything else is made when somebody looks.
 */
export function logRequest(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
  const world = worldAsked(request);
  if (!world) return;
  noteWork(request, world);
  const note = contextOf(request);
  if (!note.worked) return;
  const { id, at } = note.worked;
  world.log.add({
    id,
    at,
    method: request.method,
    url: request.url,
    operation_id: request.routeOptions.config.operation?.id ?? null,
    status: reply.raw.destroyed ? 0 : reply.statusCode,
    identity_address: note.identity,
    fault_id: note.fault,
    took: note.began === null ? 0 : stopwatch() - note.began,
    ip: request.ip,
    sent: { headers: request.headers, body: note.sent },
    answer: { headers: answerHeaders(reply), body: answerBody(reply, payload) },
  });
}
