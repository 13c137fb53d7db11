import { once } from 'node:events';
import { buildShop, builtFolder, isBuilt } from '../shop/build-shop.ts';
import { createShopServer } from '../shop/serve-shop.ts';

interface ShopOptions {
  readonly variant: string;
  readonly port: number;
  readonly platform: string;
  /** The tenant to name instead of the variant's own. */
  readonly clientKey?: string | null;
}

/** A running shop; `stop` closes it immediately. */
export interface RunningShop {
  readonly stop: () => Promise<void>;
}

/** Serves the production build; builds it first when the sources have changed. */
export async function startBuiltShop({ variant, port, platform, clientKey = null }: ShopOptions): Promise<RunningShop> {
  if (!isBuilt(variant)) {
    console.log(`Building the shop of ${variant} ...`);
    await buildShop(variant);
  }
  const server = createShopServer({ folder: builtFolder(variant), platform, clientKey }).listen(port, 'localhost');
  await once(server, 'listening');
  return {
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Starts the development server with hot reload. */
export async function startDevShop(options: ShopOptions): Promise<RunningShop> {
  const [{ createServer }, { shopConfig }] = await Promise.all([
    import('vite'),
    import('../../apps/webshop/vite/config.ts'),
  ]);
  const server = await createServer({ ...shopConfig(options), configFile: false, logLevel: 'warn' });
  await server.listen();
  return { stop: () => server.close() };
}
