import { MockApi } from '@stadstegoed/mock-server/client.ts';
import {
  buildMockPlatform,
  dataFileOf,
  devWorld,
  EDITIONS,
  generalTenant,
  isEdition,
  type MockPlatformOptions,
} from '@stadstegoed/mock-server/mock-platform.ts';
import { loadVariant } from '@stadstegoed/variants/load.ts';
import type { FastifyInstance } from 'fastify';
import { requireVariant } from './shop/build-shop.ts';
import { addressBlock } from './start/address-block.ts';
import { followKeys, hasTerminal } from './start/keys.ts';
import { type RunningShop, startBuiltShop, startDevShop } from './start/shop.ts';
import { watchDescription } from './start/watch-description.ts';
import { readCommandLine } from './support/command-line.ts';
import { portOf, requirePort } from './support/port.ts';
import { Problem, runMain, UsageProblem } from './support/problem.ts';

/** Milliseconds after which the process ends whatever is still being answered. */
const END_LIMIT = 10_000;

const OPTIONS = {
  variant: { type: 'string', default: 'zonnedorp', about: 'the municipality, a folder in packages/variants' },
  scenario: { type: 'string', about: 'the situation, a name in mock-server/fixtures/scenarios' },
  edition: { type: 'string', about: `which platform the mock platform plays: ${EDITIONS.join(' or ')}` },
  fresh: { type: 'boolean', default: false, about: 'discards the stored data of earlier runs' },
  port: { type: 'string', default: '5173', about: 'the port of the shop, else 5173' },
  'mock-port': { type: 'string', default: '8117', about: 'the port of the mock platform, else 8117' },
  'public-url': { type: 'string', about: 'the address of a proxy of your own in front, such as https://shop.test' },
  dev: { type: 'boolean', default: false, about: 'hot reload, as npm run dev' },
  memory: { type: 'boolean', default: false, about: 'for tests: keeps the data in memory only' },
  strict: { type: 'boolean', default: false, about: 'for tests: each request has to name its world' },
} as const;

/** The situation and the edition that the command line names. */
function worldOptions(
  scenario: string | undefined,
  edition: string | undefined,
): Pick<MockPlatformOptions, 'scenario' | 'edition'> {
  if (edition !== undefined && !isEdition(edition))
    throw new UsageProblem(`--edition is ${EDITIONS.join(' or ')}, not "${edition}".`);
  return { ...(scenario === undefined ? {} : { scenario }), ...(edition === undefined ? {} : { edition }) };
}

/** Starts the mock platform in this process, on localhost only; `build` may come from changed sources. */
async function startPlatform(
  port: number,
  options: Omit<MockPlatformOptions, 'host'>,
  build = buildMockPlatform,
): Promise<FastifyInstance> {
  const app = await build({ ...options, host: 'localhost' }).catch((error: unknown) => {
    throw new Problem(error instanceof Error ? error.message : String(error));
  });
  await app.listen({ port, host: 'localhost' });
  return app;
}

/** The origin of the proxy in front, as `--public-url` names it. */
function publicOrigin(given: string | undefined, dev: boolean): string | undefined {
  if (given === undefined) return undefined;
  const { origin } = URL.parse(given) ?? {};
  if (dev || origin === undefined)
    throw new UsageProblem('--public-url needs an address such as https://shop.test, and does not go with --dev.');
  return origin;
}

/** The client key with which a shop asks the mock platform: null for the variant's own. */
function borrowedClientKey(app: FastifyInstance, variant: string): string | null {
  const tenants = app.mockPlatform.worlds.get(devWorld)?.table('tenants');
  if (tenants?.first('key', loadVariant(variant).variant.clientKey)) return null;
  console.log(`The mock platform has no data of ${variant}; the shop shows those of ${generalTenant}.`);
  return generalTenant;
}

/**
 * Resolves at a signal, at a closed terminal, and when npm, which runs this as a script, was killed. Vite's own listener would
 * end the process while the mock platform still writes its data.
 */
const endRequested = (): Promise<void> =>
  new Promise((resolve) => {
    process.removeAllListeners('SIGTERM');
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    const { ppid: parent } = process;
    if (process.env['npm_lifecycle_event'] === undefined) return;
    setInterval(() => process.ppid !== parent && resolve(), 1_000).unref();
  });

/** Starts platform and shop in one process, prints the addresses, and ends both at Ctrl-C. */
await runMain(async () => {
  const started = performance.now();
  const { dev, variant, memory, scenario, edition, fresh, strict, ...texts } = readCommandLine(
    'npm start -- [options]',
    OPTIONS,
  ).values;
  const port = portOf(texts.port, 'port');
  const platformPort = portOf(texts['mock-port'], 'mock-port');
  requireVariant(variant);
  await requirePort(port, 'port');
  await requirePort(platformPort, 'mock-port');
  const publicUrl = publicOrigin(texts['public-url'], dev);
  const origin = `http://localhost:${platformPort}`;
  const [shop, named] = [publicUrl ?? `http://localhost:${port}`, publicUrl ?? origin];
  const options = {
    shopUrl: shop,
    publicUrl: named,
    strictWorlds: strict,
    printRequest: console.log,
    dataFile: memory ? null : dataFileOf(platformPort),
    ...worldOptions(scenario, edition),
  };
  let platform = await startPlatform(platformPort, { ...options, fresh });
  let running: RunningShop | undefined;
  let stopWatching: (() => void) | undefined;
  try {
    const clientKey = borrowedClientKey(platform, variant);
    const shopOptions = { variant, port, platform: origin, clientKey, publicUrl };
    running = dev
      ? await startDevShop(shopOptions, async (build) => {
          await platform.close();
          platform = await startPlatform(platformPort, options, build);
          console.log('The mock platform runs its changed sources.');
        })
      : await startBuiltShop(shopOptions);
    if (dev) stopWatching = watchDescription();
    const mock = MockApi.at(origin, devWorld);
    const residents = await mock.residents();
    const stopRequested = endRequested();
    const seconds = (performance.now() - started) / 1_000;
    console.log(addressBlock({ shop, platform: named, variant, scenario, residents, seconds }));
    const keys = hasTerminal() ? [followKeys(shop, origin, () => mock.reset())] : [];
    await Promise.race([stopRequested, ...keys]);
    return 0;
  } finally {
    setTimeout(() => process.exit(1), END_LIMIT).unref();
    stopWatching?.();
    await Promise.all([running?.stop(), platform.close()]);
  }
});
