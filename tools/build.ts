import { parseArgs } from 'node:util';
import { variantKeys } from '@stadstegoed/variants/load.ts';
import { buildShop, builtFolder, isBuilt } from './shop/build-shop.ts';
import { runMain } from './support/problem.ts';

const { values } = parseArgs({
  options: {
    variant: { type: 'string', multiple: true, default: ['zonnedorp'] },
    every: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
  },
});

/** `npm run build`: the production build of each `--variant`, or of `--every` one; with `--changed` only what is not up to date. */
await runMain(async () => {
  for (const variant of values.every ? variantKeys() : values.variant) {
    if (values.changed && isBuilt(variant)) continue;
    await buildShop(variant, 'info');
    console.log(`\nBuilt ${builtFolder(variant)}`);
  }
  return 0;
});
