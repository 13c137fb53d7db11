import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { dataFileOf, DEFAULT_PORT, noticeOfOldData } from './world/data-path.ts';
import type { MockPlatformOptions } from './http/platform.ts';
import { EDITIONS, isEdition } from './tables/settings.ts';
import { buildMockPlatform } from './mock-platform.ts';

const HELP = `
Usage: npm run mock -- [options]

  --scenario <name>  starts in another situation, a name in mock-server/fixtures/scenarios
  --edition <name>   plays another platform: ${EDITIONS.join(' or ')}
  --port <number>    listens on another port than ${DEFAULT_PORT}
  --shop <address>   the address of the shop, to which the pages and messages link
  --memory           stores nothing on the disk
  --fresh            discards the stored data of earlier runs
  --print-requests   prints a line for each request
  --help             prints this
`;

/** Ends the program with a sentence about its command line. */
function refuse(sentence: string): never {
  console.error(`${sentence} See --help.`);
  process.exit(2);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        scenario: { type: 'string' },
        edition: { type: 'string' },
        port: { type: 'string' },
        shop: { type: 'string' },
        memory: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        'print-requests': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split(/\.(?:\s|$)/, 1);
    return refuse(`${reason}.`);
  }
}

const values = readOptions();
const { env } = process;
const port = Number(values.port ?? env['MOCK_PORT'] ?? DEFAULT_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  refuse(`The port is a number from 0 to 65535, not "${values.port ?? env['MOCK_PORT']}".`);
const host = env['MOCK_HOST'] ?? 'localhost';
const scenario = values.scenario ?? env['MOCK_SCENARIO'];
const edition = isEdition(values.edition) ? values.edition : undefined;
if (edition !== values.edition) refuse(`The edition is ${EDITIONS.join(' or ')}, not "${values.edition}".`);
const shopUrl = values.shop ?? env['SHOP_URL'];

function chosenFile(): string | null {
  if (values.memory || env['MOCK_DATA'] === 'memory') return null;
  return env['MOCK_DATA'] ?? dataFileOf(port);
}

function optionsFromEnvironment(): MockPlatformOptions {
  return {
    ...(shopUrl === undefined ? {} : { shopUrl }),
    publicUrl: env['MOCK_PUBLIC_URL'] ?? `http://localhost:${port}`,
    host,
    dataFile: chosenFile(),
    fresh: values.fresh,
    ...(values['print-requests'] ? { printRequest: (line: string) => console.log(line) } : {}),
    ...(scenario === undefined ? {} : { scenario }),
    ...(edition === undefined ? {} : { edition }),
  };
}

/** One sentence for the person at the terminal, without a stack trace. */
function sentenceFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop the other program, or use another: --port ${port + 1}.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account. Use one above 1023: --port ${DEFAULT_PORT}.`;
  return error instanceof Error ? error.message : String(error);
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
  if (values.help) return console.log(HELP);
  try {
    const options = optionsFromEnvironment();
    const notice =
      env['MOCK_DATA'] === undefined && options.dataFile != null ? noticeOfOldData(options.dataFile) : null;
    const platform = await startedPlatform(options);
    const stop = (): void => void end(platform);
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop);
    const [address] = platform.addresses();
    const url = `http://localhost:${typeof address === 'object' ? address.port : port}`;
    console.log(`The platform answers at ${url} (console: ${url}/_mock).`);
    if (notice !== null) console.warn(notice);
  } catch (error) {
    console.error(sentenceFor(error));
    process.exit(1);
  }
}
