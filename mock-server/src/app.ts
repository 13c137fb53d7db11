import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { addConsole } from './console/console.ts';
import { Contract } from './contract/contract.ts';
import { register } from './http/register.ts';
import { addUploads } from './http/upload.ts';
import { addContractCheck } from './plugins/contract.ts';
import { addBodyParsers, addErrors } from './plugins/errors.ts';
import { addFaults } from './plugins/faults.ts';
import { addHeaders } from './plugins/headers.ts';
import { addNotFound } from './plugins/not-found.ts';
import { addNotes } from './plugins/note.ts';
import { addRequestLog } from './plugins/request-log.ts';
import { allRoutes } from './routes/all-routes.ts';
import { addEmailVerification } from './routes/email-verification.ts';
import { addPictures } from './routes/pictures.ts';
import { addStatus } from './routes/status.ts';
import { readCatalogue } from './store/catalogue.ts';
import { SnapshotFile } from './store/snapshot.ts';
import { devWorld, Worlds } from './store/worlds.ts';
import { twinSettings } from './twin.ts';
import type { Twin, TwinOptions } from './twin.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Worlds, settings and description of this twin, for tests and pages that share its process. */
    twin: Twin;
  }
}

/** The description, as `npm run generate` leaves it. */
async function readContract(): Promise<Contract> {
  const file = fileURLToPath(import.meta.resolve('@stadstegoed/openapi/generated/bundled.json'));
  return new Contract(JSON.parse(await readFile(file, 'utf8')));
}

/** A world that cannot be written is still there to work in, so this only warns. */
const warn = (error: unknown): void =>
  process.emitWarning(
    `The world "dev" could not be kept: ${error instanceof Error ? error.message : 'unknown reason'}`,
  );

/** Opens the world `dev`: from the file when there is one, else as a copy of the scenario. */
async function openDev(twin: Twin, kept: SnapshotFile | null): Promise<void> {
  const stored = kept?.read() ?? null;
  if (stored?.scenario === twin.settings.scenario) {
    twin.worlds.adopt(devWorld, stored);
    return;
  }
  const made = twin.worlds.create(twin.settings.scenario, { name: devWorld });
  if ('problem' in made) {
    await kept?.close();
    const names = [...twin.catalogue.scenarios.keys()].join(', ');
    throw new Error(`There is no scenario "${twin.settings.scenario}". Choose one of: ${names}.`);
  }
}

/**
 * Builds a twin of the platform: all calls, the simulated third parties and the console. It never listens; `main.ts` does, and
 * tests use `inject`. Closing it writes what the file still misses.
 */
export async function buildTwin(options: TwinOptions = {}): Promise<FastifyInstance> {
  const settings = twinSettings(options);
  const catalogue = options.catalogue ?? (await readCatalogue());
  const kept = settings.dataFile === null ? null : await SnapshotFile.open(settings.dataFile, warn);
  const worlds = new Worlds(catalogue, settings.now, (name, world) => {
    if (name === devWorld) kept?.follow(world);
  });
  const twin: Twin = { settings, worlds, catalogue, contract: await readContract() };
  await openDev(twin, kept);
  const app = Fastify({ logger: settings.logger, routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 } });
  app.decorate('twin', twin);
  addNotes(app);
  addErrors(app);
  addBodyParsers(app);
  addUploads(app);
  addHeaders(app);
  addFaults(app, twin);
  addContractCheck(app, twin);
  addRequestLog(app, twin);
  for (const route of allRoutes) register(app, twin, route);
  addPictures(app, twin);
  addStatus(app, twin);
  addEmailVerification(app, twin);
  addNotFound(app, twin, allRoutes);
  if (settings.consoleEnabled) addConsole(app, twin);
  app.addHook('onClose', async () => kept?.close());
  return app;
}
