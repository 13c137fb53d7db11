import type { Server } from 'node:http';
import Fastify from 'fastify';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bundledContract } from '../contract/read-contract.ts';
import { Coverage } from '../contract/coverage.ts';
import { register } from '../http/register.ts';
import { callerOf } from '../domain/identity/bearer.ts';
import { passNightsBefore } from '../notifications/reminders.ts';
import { forgetPages } from '../http/send.ts';
import { addUploads } from '../http/upload.ts';
import { addContractCheck } from './contract.ts';
import { addBodyParsers, addErrors } from './errors.ts';
import { addDrain } from './drain.ts';
import { addFaults } from './inject-faults.ts';
import { addPreflight, giveHeaders } from './headers.ts';
import { addNotFound, sayNotFound } from './not-found.ts';
import { addPersistence } from './persistence.ts';
import { addRequestContext } from '../http/request-context.ts';
import { addRequestHooks } from './request-hooks.ts';
import { addCoverage } from './coverage.ts';
import { allRoutes } from './all-routes.ts';
import { addEmailVerification } from '../routes/identity/email-verification.ts';
import { addPaperPictures } from '../routes/files/attachment-pictures.ts';
import { addPictures } from '../routes/files/pictures.ts';
import { addStatus } from './status.ts';
import { readCatalogue } from '../database/catalogue.ts';
import type { Catalogue } from '../database/catalogue.ts';
import { PersistedWorld } from '../persistence/persisted-world.ts';
import type { PersistenceOptions } from '../persistence/persisted-world.ts';
import type { OnDamage } from '../persistence/put-aside.ts';
import { seedVersion } from '../database/seed-version.ts';
import { devWorld, Worlds } from '../database/worlds.ts';
import { routerOptions, mockPlatformSettings } from '../http/mock-platform.ts';
import type { MockPlatform, MockPlatformOptions, MockPlatformSettings } from '../http/mock-platform.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Worlds, settings and description of this mock platform, for tests and pages that share its process. */
    mockPlatform: MockPlatform;
  }
}

/** A world that cannot be written is still there to read, so this only warns; each write is refused by itself. */
const warn = (error: unknown): void =>
  process.emitWarning(
    `The world "dev" could not be kept: ${error instanceof Error ? error.message : 'unknown reason'}`,
  );

/** Who starts afresh needs nothing of what the files have, damaged or not. */
function onDamageOf({ fresh, keepBeforeDamage }: MockPlatformOptions): OnDamage {
  if (fresh) return 'fresh';
  return keepBeforeDamage ? 'keep_before' : 'stop';
}

const openKept = async (
  { dataFile, size }: MockPlatformSettings,
  keeping: PersistenceOptions,
): Promise<PersistedWorld | null> =>
  dataFile === null ? null : PersistedWorld.open(dataFile, { failed: warn, seeds: seedVersion(size), ...keeping });

/** Situations and residents; what makes a city is read only for a city. */
async function catalogueOf(options: MockPlatformOptions, { size }: MockPlatformSettings): Promise<Catalogue> {
  const catalogue = options.catalogue ?? (await readCatalogue());
  if (size === 'town') return catalogue;
  const { sizedCatalogue } = await import('../../fixtures/seed/city/sized-catalogue.ts');
  return sizedCatalogue(catalogue, size);
}

/** Opens the world `dev`: from the file when there is one, else, or when it is to be fresh, as a copy of the scenario. */
async function openDev(platform: MockPlatform, kept: PersistedWorld | null): Promise<void> {
  const { scenario, fresh } = platform.settings;
  const stored = fresh ? null : (kept?.read() ?? null);
  if (stored?.scenario === scenario) {
    platform.worlds.adopt(devWorld, stored);
    return;
  }
  const made = platform.worlds.create(platform.settings.scenario, { name: devWorld });
  if ('problem' in made) {
    await kept?.close();
    await platform.catalogue.whole?.();
    const names = [...platform.catalogue.scenarios.keys()].join(', ');
    throw new Error(`There is no scenario "${platform.settings.scenario}". Choose one of: ${names}.`);
  }
}

/** The description validates requests and answers, so no route has a schema of its own, and what Fastify validators with is not loaded. */
const noSchemas = (): never => {
  throw new Error('A route of the mock platform has no schema: the description validates what it gets and gives.');
};

/**
 * A client that sends byte by byte is cut off: its headers and its whole request have a limit. An answer may take long. A server that
 * closes waits for no client that keeps its connection open or is in the middle of a request; see `addDrain` for what is answered.
 */
const serverOptions = ({ patience }: MockPlatformSettings): FastifyHttpOptions<Server> => ({
  routerOptions,
  frameworkErrors: (_error, _request, reply) => void sayNotFound(giveHeaders(reply)),
  schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  forceCloseConnections: true,
  requestTimeout: patience.request,
  http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.look },
});

const warnUnread = (error: unknown): void =>
  process.emitWarning(`Situations and residents could not be read: ${error instanceof Error ? error.message : ''}`);

/** What works with other situations or residents waits until they are read; reading begins after the first answer. */
function addWholeCatalogue(app: FastifyInstance, { whole }: Catalogue): void {
  if (!whole) return;
  app.server.once('request', (_request, response) => {
    response.once('close', () => void whole().catch(warnUnread));
  });
}

/** Hands what is asked below `/_mock` to the console, unread; the console is opened when somebody asks it. */
function addConsoleBehind(app: FastifyInstance, { whole }: Catalogue, openConsole: OpenConsole): void {
  let opening: Promise<FastifyInstance> | null = null;
  const open = async (): Promise<FastifyInstance> => {
    await whole?.();
    return openConsole(app);
  };
  const handOver = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const console = await (opening ??= open());
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
  addPersistence(app, platform.kept);
  addErrors(app);
  addBodyParsers(app);
  addPreflight(app);
  addContractCheck(app, platform);
  addCoverage(app, platform);
  addRequestHooks(app, platform);
  addRoutes(app, platform);
  addPictures(app, platform);
  addPaperPictures(app, platform);
  addStatus(app, platform);
  addEmailVerification(app, platform);
  addNotFound(app, platform, allRoutes);
}

/** Builds the platform with the given console; see `mock-platform.ts`. */
export async function buildApp(options: MockPlatformOptions, openConsole: OpenConsole): Promise<FastifyInstance> {
  const settings = mockPlatformSettings(options);
  const catalogue = await catalogueOf(options, settings);
  const kept = await openKept(settings, {
    putBack: (world) => worlds.adopt(devWorld, world),
    onDamage: onDamageOf(options),
    ...(options.disk ? { disk: options.disk } : {}),
  });
  const worlds = new Worlds(catalogue, settings.now, (name, world) => {
    if (name === devWorld) kept?.follow(world);
  });
  worlds.onGone(forgetPages);
  const contract = options.contract ?? bundledContract();
  const coverage = new Coverage();
  const given = { callerOf, beforeChange: passNightsBefore };
  const platform: MockPlatform = { settings, worlds, kept, catalogue, contract, coverage, ...given };
  await openDev(platform, kept);
  const app = Fastify(serverOptions(settings));
  app.decorate('mockPlatform', platform);
  addFaults(app, platform);
  addDrain(app);
  addWholeCatalogue(app, catalogue);
  if (settings.consoleEnabled) addConsoleBehind(app, catalogue, openConsole);
  addPlatform(app, platform);
  app.addHook('onClose', async () => kept?.close());
  return app;
}
