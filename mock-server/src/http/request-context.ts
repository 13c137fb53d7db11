import type { FastifyInstance, FastifyRequest } from 'fastify';
import { stopwatch } from '../clock/clock.ts';
import type { Operation } from '../contract/contract.ts';
import type { UploadedFile } from '../shared/uploaded-file.ts';
import type { Transaction } from '../database/change.ts';
import type { Mark } from '../persistence/persisted-world.ts';
import { largestKeptBody, noBody } from '../database/request-log.ts';
import type { KeptBody } from '../database/request-log.ts';
import type { World } from '../database/world.ts';
import { devWorld } from '../database/worlds.ts';
import type { Worlds } from '../database/worlds.ts';
import { apiPrefix } from './mock-platform.ts';
import { worldNameOf } from './world.ts';

/** What the plugins tell each other about one request. */
export type Note = {
  identity: string | null;
  fault: number | null;
  /** Number of the last transaction in which the request changed its world. */
  transaction: number | null;
  /** Numbers of all of them. */
  transactions: readonly number[];
  /** The transactions themselves, for the answer that waits until the disk has them. */
  made: readonly Transaction[];
  /** How much the kept world had seen when the request came; null when no world is kept. */
  since: Mark | null;
  /** Number of the last transaction before the request came. */
  before: number | null;
  /** What the stopwatch showed when it came; null for what is no call. */
  began: number | null;
  /** Its place in the log, the world's time and its last transaction, when its work was done. */
  worked: { readonly id: number; readonly at: number; readonly behind: number } | null;
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

/** Notes where its world stands when a call comes; so it comes before anything that changes a world. */
export function noteArrival(worlds: Worlds, request: FastifyRequest): void {
  const world = worlds.get(worldNameOf(request) ?? devWorld);
  if (!world) return;
  const note = contextOf(request);
  note.before = world.transactions;
  note.began = stopwatch();
}

const none: readonly never[] = Object.freeze([]);

/** The note of a request, made at first use. */
export function contextOf(request: FastifyRequest): Note {
  request.context ??= {
    identity: null,
    fault: null,
    transaction: null,
    transactions: none,
    made: none,
    since: null,
    before: null,
    began: null,
    worked: null,
    sent: noBody,
  };
  return request.context;
}

/** Makes changes for a request as one transaction of its world, and notes which. */
export function changeInContext<T>(request: FastifyRequest, world: World, work: () => T): T {
  const before = world.transactions;
  const { result, transaction } = world.transact(work);
  if (world.transactions === before) return result;
  const note = contextOf(request);
  if (transaction) note.made = [...note.made, transaction];
  note.transaction = world.transactions;
  note.transactions = [...note.transactions, world.transactions];
  return result;
}

/** Notes that the work of a request is done now: requests are logged in this order, whenever their answers leave. */
export function noteWork(request: FastifyRequest, world: World): void {
  contextOf(request).worked ??= { id: world.log.next(), at: world.now(), behind: world.transactions };
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
