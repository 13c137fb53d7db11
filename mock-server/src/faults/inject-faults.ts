import { setTimeout as rest } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../http/language.ts';
import { countedBy, delayOf, matchOf, type ChanceOf, type MatchedCall } from './faults.ts';
import { limitOfPath } from './limit-of-path.ts';
import { corrupt } from './wrong-body.ts';
import { hold, letAllGo } from './held.ts';
import { Random, seedFrom } from '../world/random.ts';
import type { FaultRow } from '../tables/faults.ts';
import type { World } from '../world/world.ts';
import { apiPrefix, type MockPlatform } from '../http/platform.ts';
import { tokenOf } from '../http/caller.ts';
import { proxyOf } from '../domain/identity/bearer.ts';
import { contextOf } from '../http/request-context.ts';
import { logRequest } from '../http/request-log.ts';
import { tooManyNow } from '../routes/throttle/throttle.ts';
import { worldOf } from '../http/world.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Disturbance that matches this request. */
    injectedFault: FaultRow | null;
  }
}

/** Uses up one call of a fault; a used-up one is removed, except one that holds calls: it stays until they are released. */
function spend(world: World, fault: FaultRow): void {
  const faults = world.table('faults');
  if (fault.times !== null && fault.times <= 1 && fault.hold === undefined) faults.remove(fault);
  else {
    const times = fault.times === null ? null : fault.times - 1;
    faults.update(fault, { ...countedBy(fault), times, hits: (fault.hits ?? 0) + 1 });
  }
}

/** The chance that chooses which call of so many is matched: the same in every run. */
const turnsOf =
  (world: World): ChanceOf =>
  (fault, round) =>
    new Random(seedFrom(`${world.scenario}:${fault.id}:turn:${round}`)).next();

/** Counts the call with every fault that means it, and gives the one that matches. */
function match(world: World, call: MatchedCall): FaultRow | null {
  const faults = world.table('faults');
  const { counted, matched } = matchOf(faults.all(), call, turnsOf(world));
  for (const fault of counted) faults.update(fault, countedBy(fault));
  if (matched) spend(world, matched);
  return matched;
}

/** A throw of the dice that is the same in every run, and takes nothing from the chance of the world. */
const chanceOf = (world: World, fault: FaultRow): number =>
  new Random(seedFrom(`${world.scenario}:${fault.id}:${fault.hits ?? 0}:${fault.times}`)).next();

/** The body a status has when the fault names none. */
const bodyFor = (status: number): object => ({ message: status === 401 ? 'session_expired' : 'Server Error' });

/** Breaks the connection as a dead network would. */
function drop(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  logRequest(request, reply, null);
  return reply;
}

function tooMany(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  return reply.code(429).send(tooManyNow((sentence) => sentence[language], limitOfPath(path)));
}

/** Answers in place of the route; undefined when the route is to answer. */
function answerInstead(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply | undefined {
  const fault = request.injectedFault;
  if (fault?.drop) return drop(request, reply);
  if (fault?.throttle) return tooMany(request, reply, path);
  if (!fault || fault.status === null) return undefined;
  return reply
    .code(fault.status)
    .headers(fault.headers ?? {})
    .send(fault.body ?? bodyFor(fault.status));
}

/** The text of an answer in JSON, also when it leaves as bytes; null for a picture or a document. */
function jsonOf(reply: FastifyReply, payload: unknown): string | null {
  if (typeof payload === 'string') return payload;
  const isJson = String(reply.getHeader('content-type') ?? '').includes('json');
  return isJson && Buffer.isBuffer(payload) ? payload.toString() : null;
}

const isSpeaking = (fault: FaultRow): boolean =>
  fault.drop || fault.status !== null || fault.throttle === true || fault.wrong !== undefined;

/** The key of the shop that asks, as its headers name it. */
function clientKeyIn(headers: { readonly [name: string]: unknown }): string | null {
  const key = headers['client-key'];
  return typeof key === 'string' ? key : null;
}

/** The account of the token, also when that is of no use any more, with its resident. */
function accountOf(world: World, request: FastifyRequest): { address: string | null; persona: string | null } {
  const address = proxyOf(world, tokenOf(request.headers))?.identity_address ?? null;
  const identity = address === null ? undefined : world.table('identities').first('address', address);
  return { address, persona: identity?.persona ?? null };
}

/** Keeps the call until somebody lets it go, or its sender is gone. */
async function wait(reply: FastifyReply, world: World, fault: FaultRow): Promise<void> {
  const delay = delayOf(fault, chanceOf(world, fault));
  if (delay > 0) await rest(delay);
  if (fault.hold !== true) return;
  const { over, go } = hold(world, fault.id);
  reply.raw.once('close', go);
  await over;
}

/** Lets the fault that is meant for this request match; undefined when the route is to answer. */
async function inject(request: FastifyRequest, reply: FastifyReply, world: World): Promise<FastifyReply | undefined> {
  const path = (request.url.split('?')[0] ?? '').slice(apiPrefix.length);
  const operationId = request.routeOptions.config.operation?.id ?? null;
  const [{ address, persona }, clientKey] = [accountOf(world, request), clientKeyIn(request.headers)];
  const call = { operationId, method: request.method, path, persona, clientKey, at: world.now() };
  const fault = world.transact(() => match(world, call));
  if (!fault) return undefined;
  request.injectedFault = fault;
  contextOf(request).identity ??= address;
  contextOf(request).met = fault.id;
  if (isSpeaking(fault)) contextOf(request).fault = fault.id;
  await wait(reply, world, fault);
  return answerInstead(request, reply, path);
}

/** Lets the console or a test inject faults; the calls that they hold are released when a world or the mock platform ends. */
export function addFaults(app: FastifyInstance, platform: MockPlatform): void {
  app.decorateRequest('injectedFault', null);
  platform.worlds.onGone(letAllGo);
  app.addHook('preClose', (done) => {
    for (const name of platform.worlds.names()) {
      const world = platform.worlds.get(name);
      if (world) letAllGo(world);
    }
    done();
  });
}

/** Lets a fault match a call that comes; null when nobody asked for one. */
export function injected(
  platform: MockPlatform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> | null {
  if (request.method === 'OPTIONS') return null;
  const world = worldOf(platform, request);
  return world.table('faults').size > 0 ? inject(request, reply, world) : null;
}

/** What leaves when a fault puts a mistake in an answer; else the answer itself. */
export function corrupted(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const wrong = request.injectedFault?.wrong;
  const text = wrong ? jsonOf(reply, payload) : null;
  return wrong && text !== null ? corrupt(text, wrong) : payload;
}
