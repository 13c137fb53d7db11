import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { variantKeys } from '@stadstegoed/variants/load.ts';
import { makeRelease, SERVER_FOLDER } from './release/release.ts';
import { buildShop, builtFolder } from './shop/build-shop.ts';
import { readCommandLine } from './support/command-line.ts';
import { runMain } from './support/problem.ts';
import { inRoot } from './support/root.ts';

/** `npm run release`: a folder and an archive in `dist` with what an operator needs to put a municipality on line. */
await runMain(async () => {
  const { values } = readCommandLine('npm run release -- [options]', {
    variant: { type: 'string', multiple: true, default: ['zonnedorp'], about: 'a municipality; may be repeated' },
    every: { type: 'boolean', default: false, about: 'every municipality' },
    folder: { type: 'string', default: SERVER_FOLDER, about: 'where the web server has its releases' },
  });
  for (const variant of values.every ? variantKeys() : values.variant) {
    // Always a new build: what it contains is noted while it is made.
    await buildShop(variant);
    const source = { variant, build: builtFolder(variant), serverFolder: values.folder };
    const archive = makeRelease(inRoot('dist'), source);
    const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
    console.log(`\n${archive}\n  SHA-256 ${sum}`);
  }
  return 0;
});
