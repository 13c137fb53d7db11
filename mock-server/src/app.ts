import type { Server } from 'node:http';
import Fastify from 'fastify';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bundledContract } from './http/contract.ts';
import { register } from './http/register.ts';
import { callerOf } from './domain/identity/bearer.ts';
import { factorProblem } from './domain/identity/second-factors.ts';
import { passNightsBefore } from './notifications/reminders.ts';
import { addUploads } from './http/upload.ts';
import { addContractCheck } from './http/check-answers.ts';
import { addBodyParsers, addErrors } from './http/errors.ts';
import { addDrain } from './http/drain.ts';
import { addFaults, corrupted, injected } from './faults/inject-faults.ts';
import { slowed } from './faults/slow-answers.ts';
import { addPreflight, giveHeaders, giveTime } from './http/headers.ts';
import { addNotFound, sayNotFound } from './http/not-found.ts';
import { addRequestContext, contextOf } from './http/request-context.ts';
import { logRequest } from './http/request-log.ts';
import { worldNameOf } from './http/world.ts';
import { objectOf } from './input.ts';
import { allRoutes } from './routes/all-routes.ts';
import { addEmailVerification } from './routes/identity/email-verification.ts';
import { addPaperPictures } from './routes/files/attachment-pictures.ts';
import { addPictures } from './routes/files/pictures.ts';
import { todaysAnswers } from './wire/todays-platform.ts';
import { addStatus } from './http/status.ts';
import { catalogue as fixtures } from '../fixtures/catalogue.ts';
import { openDataFile } from './world/data-file.ts';
import { DataProblem } from './world/data-lock.ts';
import { WriteFailed, type World } from './world/world.ts';
import { devWorld, Worlds } from './world/worlds.ts';
import {
  apiPrefix,
  routerOptions,
  mockPlatformSettings,
  type MockPlatform,
  type MockPlatformOptions,
  type MockPlatformSettings,
} from './http/platform.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Worlds, settings and description of this mock platform, for tests and pages that share its process. */
    mockPlatform: MockPlatform;
  }
}

/** Opens the world `dev`: from the file when it has one of this scenario, else as the scenario begins. */
function openDev({ settings, worlds, kept, catalogue }: MockPlatform): void {
  if (kept?.data?.scenario === settings.scenario) {
    const problem = worlds.openDev(kept.data);
    if (problem !== null)
      throw new DataProblem(`The data file ${settings.dataFile} cannot be used: ${problem}. Start with --fresh.`);
    return;
  }
  if ('problem' in worlds.create(settings.scenario, { name: devWorld })) {
    const names = [...catalogue.scenarios.keys()].join(', ');
    throw new Error(`There is no scenario "${settings.scenario}". Choose one of: ${names}.`);
  }
}

/**
 * A client that sends byte by byte is cut off: its headers and its whole request have a limit. An answer may take long. A server that
 * closes waits for no client that keeps its connection open or is in the middle of a request; see `addDrain` for what is answered.
 */
const serverOptions = ({ patience }: MockPlatformSettings): FastifyHttpOptions<Server> => ({
  routerOptions,
  frameworkErrors: (_error, _request, reply) => void sayNotFound(giveHeaders(reply)),
  forceCloseConnections: true,
  requestTimeout: patience.request,
  http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.look },
});

/** Hands what is asked below `/_mock` to the console, unread; the console is opened when somebody asks it. */
function addConsoleBehind(app: FastifyInstance, openConsole: OpenConsole): void {
  let opening: Promise<FastifyInstance> | null = null;
  const handOver = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const console = await (opening ??= openConsole(app));
    reply.hijack();
    console.routing(request.raw, reply.raw);
    return reply;
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/_mock')) return handOver(request, reply);
    done();
    return undefined;
  });
  app.addHook('onClose', async () => (await opening?.catch(() => null))?.close());
}

/**
 * What leaves in a world that plays the platform of July 2026: the answer in the shape of that edition. It was already held against
 * the description, which is of the specification; so such an answer is checked as every other and does not have to fit it.
 */
function inEdition(world: World | undefined, request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const convert = todaysAnswers[request.routeOptions.config.operation?.id ?? ''];
  const isGood = reply.statusCode < 300;
  if (!convert || world?.settings.edition !== '2026-07' || !isGood) return payload;
  const shaped = convert(objectOf(JSON.parse(String(payload))));
  if (shaped !== '') return JSON.stringify(shaped);
  reply.type('text/html; charset=UTF-8');
  return shaped;
}

/**
 * What happens to every call when it comes and when its answer leaves, in this order. One hook for each: a hook costs as much as what
 * most of these do.
 */
function addRequestHooks(app: FastifyInstance, platform: MockPlatform): void {
  app.addHook('onRequest', (request, reply, done): Promise<FastifyReply | undefined> | undefined => {
    if (request.url.startsWith(apiPrefix)) {
      contextOf(request);
      giveHeaders(reply);
      const instead = injected(platform, request, reply);
      if (instead !== null) return instead;
    }
    done();
    return undefined;
  });
  app.addHook('onSend', (...[request, reply, payload, done]) => {
    const world = platform.worlds.get(worldNameOf(request) ?? devWorld);
    giveTime(reply, world);
    const hasFault = request.injectedFault !== null;
    const shaped = inEdition(world, request, reply, payload);
    const answer = hasFault ? corrupted(request, reply, shaped) : shaped;
    logRequest(request, reply, answer);
    done(null, hasFault ? slowed(request, reply, answer) : answer);
  });
}

/** Puts every call on the server; only those that take files read forms. */
function addRoutes(app: FastifyInstance, platform: MockPlatform): void {
  for (const route of allRoutes) if (!route.upload) register(app, platform, route);
  addUploads(app, (uploads) => {
    for (const route of allRoutes) if (route.upload) register(uploads, platform, route);
  });
}

/** Opens the console of a platform, which imports the platform and not the other way round. */
export type OpenConsole = (platform: FastifyInstance) => Promise<FastifyInstance>;

/** Puts the hooks, the parsers and all routes on the server, in the order in which a request meets them. */
function addPlatform(app: FastifyInstance, platform: MockPlatform): void {
  addRequestContext(app);
  addErrors(app);
  addBodyParsers(app);
  addPreflight(app);
  addContractCheck(app, platform);
  addRequestHooks(app, platform);
  app.setValidatorCompiler(platform.contract.validatorCompiler);
  addRoutes(app, platform);
  addPictures(app, platform);
  addPaperPictures(app, platform);
  addStatus(app, platform);
  addEmailVerification(app, platform);
  addNotFound(app, platform, allRoutes);
}

/** Writes what waited for a next change, and gives the data file free. */
function closeKept({ kept, worlds }: MockPlatform): void {
  if (!kept) return;
  try {
    worlds.get(devWorld)?.write();
  } catch (error) {
    if (!(error instanceof WriteFailed)) throw error;
  }
  kept.close();
}

/** Builds the platform with the given console; see `mock-platform.ts`. */
export async function buildApp(options: MockPlatformOptions, openConsole: OpenConsole): Promise<FastifyInstance> {
  const settings = mockPlatformSettings(options);
  const catalogue = options.catalogue ?? fixtures;
  const { dataFile, fresh: isFresh } = settings;
  const kept = dataFile === null ? null : openDataFile(dataFile, { isFresh });
  const worlds = new Worlds(catalogue, settings.now, {
    devStorage: kept?.keeping ?? null,
    edition: settings.edition,
  });
  const given = { callerOf, factorProblem, beforeChange: passNightsBefore };
  const platform: MockPlatform = { settings, worlds, kept, catalogue, contract: bundledContract(), ...given };
  const app = Fastify(serverOptions(settings));
  app.decorate('mockPlatform', platform);
  app.addHook('onClose', () => closeKept(platform));
  try {
    openDev(platform);
  } catch (error) {
    await app.close();
    throw error;
  }
  addFaults(app, platform);
  addDrain(app);
  addConsoleBehind(app, openConsole);
  addPlatform(app, platform);
  return app;
}
