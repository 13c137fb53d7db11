import { parseArgs } from 'node:util';
import { buildShop, builtFolder, isBuilt, requireVariant } from './shop/build-shop.ts';
import { createShopServer } from './shop/serve-shop.ts';
import { portOf, requirePort } from './support/port.ts';
import { runMain } from './support/problem.ts';

/** Serves the production build of one variant for the browser tests and the benchmark; builds it first when stale. */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      variant: { type: 'string', default: 'zonnedorp' },
      port: { type: 'string', default: '5174' },
      platform: { type: 'string', default: 'http://localhost:8118' },
    },
  });
  const port = portOf(values.port, 'port');
  requireVariant(values.variant);
  await requirePort(port, 'port');
  if (!isBuilt(values.variant)) await buildShop(values.variant);
  createShopServer({ folder: builtFolder(values.variant), platform: values.platform }).listen(port, 'localhost');
  return undefined;
});
