import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { variantKeys } from '@stadstegoed/variants/load.ts';
import { Problem } from '../support/problem.ts';
import { inRoot } from '../support/root.ts';

/** The folder with the production build of a variant, ready for static hosting. */
export const builtFolder = (variant: string): string => inRoot('apps', 'webshop', 'dist', variant);

/** Throws for an unknown variant, with the list of variants. */
export function requireVariant(variant: string): void {
  const known = variantKeys();
  if (!known.includes(variant))
    throw new Problem(
      `There is no variant "${variant}". Choose one of: ${known.join(', ') || 'none, packages/variants is empty'}.`,
    );
}

/**
 * Runs a build with NODE_ENV at `production`. Vite takes what it finds there over its own mode, so under a test or in a shell
 * that has `development` the shop would get the libraries with all their checks, a third larger.
 */
export async function inProduction<Made>(run: () => Promise<Made>): Promise<Made> {
  const { NODE_ENV: before } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    return await run();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/** The sources of a build of the shop, without the generated API types, which do not affect the output. */
const SOURCES = [
  'package-lock.json',
  'apps/webshop/first-paint.js',
  'apps/webshop/index.html',
  'apps/webshop/route-preloads.js',
  'apps/webshop/src',
  'apps/webshop/vite',
  'packages/core/src',
  'packages/http/src',
  'packages/ui/src',
  'packages/variants',
];

const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);

function filesUnder(path: string): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && !isTest(name))
    .toSorted()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** A hash over the names and contents of the sources, without tests. The same hash means the same build. */
function sourceHash(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.map((path) => inRoot(path)).flatMap(filesUnder))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Makes the production build of one municipality. */
export async function buildShop(variant: string, logLevel: 'info' | 'warn' = 'warn'): Promise<void> {
  requireVariant(variant);
  const [{ build }, { shopConfig }] = await Promise.all([import('vite'), import('../../apps/webshop/vite/config.ts')]);
  const config = shopConfig({ variant, platform: 'http://localhost:8117', port: 5173 });
  await inProduction(() => build({ ...config, configFile: false, logLevel, mode: 'production' })).catch(
    (error: unknown) => {
      throw new Problem(
        `The shop of ${variant} cannot be built. ${error instanceof Error ? error.message : String(error)}`,
      );
    },
  );
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(stampOf(variant), sourceHash());
}

const stampOf = (variant: string): string => inRoot('.cache', `built-${variant}`);

/** Whether the build on disk is up to date with the sources. */
export function isBuilt(variant: string): boolean {
  const stamp = stampOf(variant);
  if (!existsSync(stamp) || !existsSync(`${builtFolder(variant)}/index.html`)) return false;
  return readFileSync(stamp, 'utf8') === sourceHash();
}
