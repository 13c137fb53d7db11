import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { dataFileOf, DEFAULT_PORT } from './app/data-file.ts';
import { catalogueFrom } from './database/catalogue.ts';
import { defaultScenario } from './http/mock-platform.ts';
import type { MockPlatformOptions, WorldSize } from './http/mock-platform.ts';
import { buildMockPlatform } from './mock-platform.ts';

const { values } = parseArgs({
  options: {
    scenario: { type: 'string' },
    port: { type: 'string' },
    shop: { type: 'string' },
    size: { type: 'string' },
    memory: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    'keep-before-damage': { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    'print-requests': { type: 'boolean', default: false },
    'end-with-parent': { type: 'boolean', default: false },
  },
});

const { env } = process;
const port = Number(values.port ?? env['MOCK_PORT'] ?? DEFAULT_PORT);
const host = env['MOCK_HOST'] ?? 'localhost';
function chosenSize(): WorldSize {
  const size = values.size ?? env['MOCK_SIZE'] ?? 'town';
  if (size === 'town' || size === 'city') return size;
  throw new Error(`The size "${size}" does not exist. Choose town or city.`);
}

const scenario = values.scenario ?? env['MOCK_SCENARIO'];

/** A town starts with its one situation; a city grows around all of them at once. */
const quickCatalogue = async (size: WorldSize): Promise<Pick<MockPlatformOptions, 'catalogue'>> =>
  size === 'town' ? { catalogue: await catalogueFrom(scenario ?? defaultScenario) } : {};

async function optionsFromEnvironment(): Promise<MockPlatformOptions> {
  const size = chosenSize();
  const shopUrl = values.shop ?? env['SHOP_URL'];
  return {
    ...(shopUrl === undefined ? {} : { shopUrl }),
    publicUrl: env['MOCK_PUBLIC_URL'] ?? `http://localhost:${port}`,
    host,
    dataFile: values.memory || env['MOCK_DATA'] === 'memory' ? null : (env['MOCK_DATA'] ?? dataFileOf(size, port)),
    fresh: values.fresh,
    keepBeforeDamage: values['keep-before-damage'],
    size,
    consoleEnabled: env['MOCK_CONSOLE'] !== '0',
    strictWorlds: values.strict || env['MOCK_STRICT'] === '1',
    ...(values['print-requests'] ? { printRequest: (line: string) => console.log(line) } : {}),
    checkContract: env['MOCK_CHECK_CONTRACT'] !== '0',
    ...(scenario === undefined ? {} : { scenario }),
    ...(await quickCatalogue(size)),
  };
}

/** Says what was damaged or missing, and that the kept world is of older seeds, which explains why something is not there. */
async function notifyOfData(platform: FastifyInstance, url: string): Promise<void> {
  for (const notice of platform.mockPlatform.kept?.notices ?? []) console.warn(notice);
  if (!(await platform.mockPlatform.kept?.isOfOtherSeeds())) return;
  console.warn(
    `Your world was made of older seeds. For the new ones choose "Back to the start" at ${url}/_mock, or start with --fresh.`,
  );
}

/** One sentence for the person at the terminal, without a stack trace. */
function sentenceFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop the other program or set MOCK_PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Set MOCK_PORT to a number above 1023.`;
  return error instanceof Error ? error.message : String(error);
}

/**
 * Calls `stop` when the program that started this one is gone, however it ended: it has to keep an IPC channel open for that
 * (`stdio: 'ipc'`), which the system closes with it.
 */
function whenParentEnds(stop: () => void): void {
  process.once('disconnect', stop);
  if (!process.connected) stop();
}

/** A mock platform that listens. */
async function startedPlatform(options: MockPlatformOptions): Promise<FastifyInstance> {
  const platform = await buildMockPlatform(options);
  try {
    await platform.listen({ port, host });
  } catch (error) {
    await platform.close();
    throw error;
  }
  return platform;
}

/** Milliseconds after which the program ends whatever still goes on. What was answered is on the disk by then. */
const endTime = 4000;

/** Ends the program: what is being answered gets a moment, the data are closed. */
async function end(platform: FastifyInstance): Promise<never> {
  setTimeout(() => {
    console.error('The mock platform ended with work that was not done; nothing that was answered is lost.');
    process.exit(1);
  }, endTime);
  await platform.close();
  process.exit(0);
}

/** Starts the mock platform as the command line and the environment ask; says in one sentence why it cannot. */
export async function runCommand(): Promise<void> {
  try {
    const options = await optionsFromEnvironment();
    const platform = await startedPlatform(options);
    const stop = (): void => void end(platform);
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop);
    if (values['end-with-parent']) whenParentEnds(stop);
    const [address] = platform.addresses();
    const url = `http://localhost:${typeof address === 'object' ? address.port : port}`;
    console.log(`The platform answers at ${url} (console: ${url}/_mock).`);
    void notifyOfData(platform, url);
  } catch (error) {
    console.error(sentenceFor(error));
    process.exit(1);
  }
}
