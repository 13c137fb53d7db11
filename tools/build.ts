import { parseArgs } from 'node:util';
import { buildShop, builtFolder } from './shop/build-shop.ts';
import { runMain } from './support/problem.ts';
import { root } from './support/root.ts';

/** `npm run build -- --variant zonnedorp`: the production build of one municipality. */
await runMain(async () => {
  const { values } = parseArgs({ options: { variant: { type: 'string', default: 'zonnedorp' } } });
  await buildShop(values.variant, 'info');
  console.log(`\nBuilt ${builtFolder(values.variant).slice(root.length)}`);
  return 0;
});
