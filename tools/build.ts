import { variantKeys } from '@stadstegoed/variants/load.ts';
import { buildShop, builtFolder, isBuilt } from './shop/build-shop.ts';
import { readCommandLine } from './support/command-line.ts';
import { runMain } from './support/problem.ts';

/** `npm run build`: the production build of each `--variant`, or of `--every` one; with `--changed` only what is not up to date. */
await runMain(async () => {
  const { values } = readCommandLine('npm run build -- [options]', {
    variant: { type: 'string', multiple: true, default: ['zonnedorp'], about: 'a municipality; may be repeated' },
    every: { type: 'boolean', default: false, about: 'every municipality' },
    changed: { type: 'boolean', default: false, about: 'only what is not up to date' },
  });
  for (const variant of values.every ? variantKeys() : values.variant) {
    if (values.changed && isBuilt(variant)) continue;
    await buildShop(variant, 'info');
    console.log(`\nBuilt ${builtFolder(variant)}`);
  }
  return 0;
});
