import { parseArgs } from 'node:util';
import { requireVariant } from './shop/build-shop.ts';
import { addressBlock } from './start/address-block.ts';
import { endRequested } from './start/ending.ts';
import { followKeys, hasTerminal, keyLine, noKeys } from './start/keys.ts';
import { startPlatform, signInLinksOf } from './start/platform.ts';
import { sentenceOf } from './start/sentence.ts';
import { borrowedClientKey } from './start/tenant.ts';
import { startBuiltShop, startDevShop } from './start/shop.ts';
import { portOf, requirePort } from './support/port.ts';
import { Problem, runMain } from './support/problem.ts';

interface Options {
  readonly dev: boolean;
  readonly variant: string;
  readonly scenario: string | undefined;
  readonly fresh: boolean;
  readonly port: number;
  readonly platformPort: number;
}

function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: {
        dev: { type: 'boolean', default: false },
        variant: { type: 'string', default: 'zonnedorp' },
        scenario: { type: 'string' },
        fresh: { type: 'boolean', default: false },
        port: { type: 'string', default: '5173' },
        'mock-port': { type: 'string', default: '8117' },
      },
    });
    const { dev, variant, scenario, fresh } = values;
    return {
      dev,
      variant,
      scenario,
      fresh,
      port: portOf(values.port, 'port'),
      platformPort: portOf(values['mock-port'], 'mock-port'),
    };
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(
      `${error instanceof Error ? error.message : String(error)}\nOptions: --variant, --scenario, --fresh, --port, --mock-port.`,
    );
  }
}

/**
 * Starts platform and shop, prints the addresses, and stops both at Ctrl-C. Before they are ready a signal ends this
 * process immediately, and the platform ends with it.
 */
await runMain(async () => {
  const started = performance.now();
  const { dev, variant, port, platformPort, ...data } = readOptions();
  requireVariant(variant);
  await requirePort(port, 'port');
  await requirePort(platformPort, 'mock-port');
  const shop = `http://localhost:${port}`;
  const platform = await startPlatform({ port: platformPort, shop, watch: dev, printRequests: true, ...data });
  const start = dev ? startDevShop : startBuiltShop;
  const clientKey = await borrowedClientKey(platform.origin, variant);
  if (clientKey !== null)
    console.log(`The mock platform has no data of ${variant}; the shop shows those of ${clientKey}.`);
  const running = await start({ variant, port, platform: platform.origin, clientKey }).catch(async (error: unknown) => {
    await platform.stop();
    throw error;
  });
  const stopRequested = endRequested();
  const signInLinks = await signInLinksOf(platform.origin);
  const seconds = (performance.now() - started) / 1000;
  const listens = hasTerminal();
  const keys = listens ? { keys: keyLine } : {};
  console.log(
    addressBlock({ shop, platform: platform.origin, variant, scenario: data.scenario, signInLinks, seconds, ...keys }),
  );
  const terminal = listens ? followKeys({ shop, platform: platform.origin }) : noKeys;
  const lastOutput = await Promise.race([stopRequested, terminal.quit, platform.ended]);
  terminal.release();
  await Promise.all([running.stop(), platform.stop()]);
  if (lastOutput === undefined) return 0;
  throw new Problem(`The mock platform stopped. ${sentenceOf(lastOutput)}`.trim());
});
