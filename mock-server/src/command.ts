import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { dataFileOf, DEFAULT_PORT, noticeOfOldData } from './world/data-path.ts';
import type { MockPlatformOptions } from './http/platform.ts';
import { buildMockPlatform } from './mock-platform.ts';

const { values } = parseArgs({
  options: {
    scenario: { type: 'string' },
    port: { type: 'string' },
    shop: { type: 'string' },
    memory: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    'print-requests': { type: 'boolean', default: false },
  },
});

const { env } = process;
const port = Number(values.port ?? env['MOCK_PORT'] ?? DEFAULT_PORT);
const host = env['MOCK_HOST'] ?? 'localhost';
const scenario = values.scenario ?? env['MOCK_SCENARIO'];
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
  };
}

/** One sentence for the person at the terminal, without a stack trace. */
function sentenceFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop the other program or set MOCK_PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Set MOCK_PORT to a number above 1023.`;
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
