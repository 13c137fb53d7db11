import type { FastifyReply, FastifyRequest } from 'fastify';
import { stopwatch } from '../clock.ts';
import { amsterdam } from '../calendar.ts';
import type { LoggedBody, LoggedRequest } from '../world/request-log.ts';
import { devWorld } from '../world/worlds.ts';
import type { World } from '../world/world.ts';
import { apiPrefix } from './platform.ts';
import { contextOf, noteWork } from './request-context.ts';
import { worldNameOf } from './world.ts';

const isCall = (request: FastifyRequest): boolean => request.url.startsWith(apiPrefix) && request.method !== 'OPTIONS';

const worldAsked = (request: FastifyRequest): World | undefined =>
  isCall(request) ? request.server.mockPlatform.worlds.get(worldNameOf(request) ?? devWorld) : undefined;

function residentOf(world: World, address: string | null): string {
  if (address === null) return 'visitor';
  return world.table('identities').first('address', address)?.persona ?? 'account';
}

/** The bytes that are kept of a body. */
const keptBytes = 16 * 1024;

/** The beginning of a long text without half a character at its end. It is cut as bytes: a part of a string keeps the whole in memory. */
const firstOf = (text: string): string =>
  new TextDecoder().decode(Buffer.from(text).subarray(0, keptBytes), { stream: true });

function loggedText(type: string | null, text: string): LoggedBody {
  const bytes = Buffer.byteLength(text);
  return { type, bytes, text: bytes > keptBytes ? firstOf(text) : text };
}

/** The body of a request; a form with files as JSON of its fields and the names of its files. */
function sentIn(request: FastifyRequest): LoggedBody | null {
  const { sent, files } = contextOf(request);
  const { 'content-type': type = null, 'content-length': length = '0' } = request.headers;
  if (sent !== null) return sent === '' ? null : loggedText(type, sent);
  if (!type?.startsWith('multipart/') || request.body == null)
    return Number(length) > 0 ? { type, bytes: Number(length), text: null } : null;
  const named = files.map(({ field, name, bytes }) => ({ field, name, bytes: bytes.length }));
  return { ...loggedText(type, JSON.stringify({ fields: request.body, files: named })), bytes: Number(length) };
}

function answerIn(reply: FastifyReply, payload: unknown): LoggedBody | null {
  const type = String(reply.getHeader('content-type') ?? '') || null;
  if (typeof payload === 'string') return payload === '' ? null : loggedText(type, payload);
  if (!Buffer.isBuffer(payload)) return null;
  const isText = type !== null && /json|text/.test(type);
  return isText ? loggedText(type, payload.toString()) : { type, bytes: payload.length, text: null };
}

/**
 * A request in one line for the terminal: world's time, resident, operation, status, the fault that it met, and how the answer breaks
 * the description, which is null for one that fits.
 */
function requestLine(entry: LoggedRequest, contractError: string | null): string {
  const { at, method, url, operation_id, status, resident, fault_id } = entry;
  const what = operation_id ?? `${method} ${url}`;
  const fault = fault_id === null ? '' : ` fault ${fault_id}`;
  const broken = contractError === null ? '' : ` contract error: ${contractError}`;
  return `${amsterdam(at).time} ${resident} ${what} ${status === 0 ? 'dropped' : status}${fault}${broken}`;
}

/** Puts a request and what it is answered in the log of its world; a broken connection has status 0. */
export function logRequest(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
  const world = worldAsked(request);
  if (!world) return;
  const { cameAt, met, identity, contractError, refusedAt } = contextOf(request);
  const entry: LoggedRequest = {
    ...noteWork(request, world),
    method: request.method,
    url: request.url,
    headers: request.headers,
    operation_id: request.routeOptions.config.operation?.id ?? null,
    status: reply.raw.destroyed ? 0 : reply.statusCode,
    identity_address: identity,
    resident: residentOf(world, identity),
    fault_id: met,
    duration_ms: Math.round((stopwatch() - cameAt) * 10) / 10,
    sent: sentIn(request),
    answer: answerIn(reply, payload),
    refused_at: refusedAt,
  };
  world.log.add(entry);
  request.server.mockPlatform.settings.printRequest?.(requestLine(entry, contractError));
}
