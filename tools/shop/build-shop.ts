import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { variantKeys } from '@stadstegoed/variants/load.ts';
import { Problem } from '../support/problem.ts';
import { inRoot } from '../support/root.ts';
import { sourceHash } from './source-hash.ts';

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
