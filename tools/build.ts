import { parseArgs } from 'node:util';
import { variantKeys } from '@stadstegoed/variants/load.ts';
import { buildShop, builtFolder, isBuilt } from './shop/build-shop.ts';
import { runMain } from './support/problem.ts';
import { root } from './support/root.ts';

/** `npm run build -- --variant zonnedorp`: the production build of one municipality; with `--every` of each that has changed. */
await runMain(async () => {
  const { values } = parseArgs({
    options: { variant: { type: 'string', default: 'zonnedorp' }, every: { type: 'boolean', default: false } },
  });
  if (values.every) {
    for (const variant of variantKeys()) if (!isBuilt(variant)) await buildShop(variant);
    return 0;
  }
  await buildShop(values.variant, 'info');
  console.log(`\nBuilt ${builtFolder(values.variant).slice(root.length)}`);
  return 0;
});
