import { fileURLToPath } from 'node:url';
import type { buildMockPlatform } from '@stadstegoed/mock-server/mock-platform.ts';
import { shopConfig } from '../../apps/webshop/vite/config.ts';
import { sourceMapsOf } from '../../apps/webshop/vite/source-maps.ts';
import { buildShop, builtFolder, isBuilt } from '../shop/build-shop.ts';
import { createShopServer } from '../shop/serve-shop.ts';
import { inRoot } from '../support/root.ts';

interface ShopOptions {
  readonly variant: string;
  readonly port: number;
  readonly platform: string;
  /** The tenant to name instead of the variant's own. */
  readonly clientKey?: string | null;
  /** The origin of a proxy in front of the built shop. */
  readonly publicUrl?: string | undefined;
}

/** A running shop; `stop` closes it immediately. */
export interface RunningShop {
  readonly stop: () => Promise<void>;
}

/** Serves the production build; builds it first when the sources have changed. */
export async function startBuiltShop({ variant, port, ...options }: ShopOptions): Promise<RunningShop> {
  if (!isBuilt(variant)) {
    console.log(`Building the shop of ${variant} ...`);
    await buildShop(variant);
  }
  const build = { folder: builtFolder(variant), sourceMaps: sourceMapsOf(variant) };
  const server = createShopServer({ ...build, ...options });
  await server.listen({ port, host: 'localhost' });
  return { stop: () => server.close() };
}

const MOCK_SERVER = inRoot('mock-server');
/** The API description in one document, which the mock platform reads when it starts. */
const DESCRIPTION = fileURLToPath(import.meta.resolve('@stadstegoed/openapi/generated/bundled.json'));

/**
 * Starts Vite's development server. After a change in the mock platform, or in the description that it reads, it loads the
 * mock platform and calls `restart` with it.
 */
export async function startDevShop(
  options: ShopOptions,
  restart: (build: typeof buildMockPlatform) => Promise<void>,
): Promise<RunningShop> {
  const { createServer } = await import('vite');
  const server = await createServer({ ...shopConfig(options), configFile: false, logLevel: 'warn' });
  await server.listen();
  let restarted = Promise.resolve();
  server.watcher.add([MOCK_SERVER, DESCRIPTION]).on('change', (file) => {
    if (file !== DESCRIPTION && !file.startsWith(MOCK_SERVER)) return;
    restarted = restarted
      .then(() => server.ssrLoadModule(inRoot('mock-server', 'src', 'mock-platform.ts')))
      .then((module) => restart(module['buildMockPlatform']))
      .catch((error: unknown) => {
        // Vite has printed where the mistake is.
        const [reason] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
        console.error(`The changed sources of the mock platform do not run: ${reason}`);
      });
  });
  return { stop: () => server.close() };
}
