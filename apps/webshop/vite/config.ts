import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { shopHtml } from './html.ts';
import { variantModule } from './variant-module.ts';

/** What differs between one run of the shop and another. */
export interface ShopOptions {
  /** The municipality: a folder of packages/variants. */
  readonly variant: string;
  /** The origin of the platform that `/api` is passed on to while developing. */
  readonly platform: string;
  /** The port of the development server. */
  readonly port: number;
}

/** The libraries that every screen needs: one file, which stays in the browser's cache when only the shop changes. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|mobx|mobx-react-lite|inversify|@inversifyjs|reflect-metadata|i18next|react-i18next|openapi-fetch)\//;

/** The one configuration of the shop, for the development server and for a production build alike. */
export function shopConfig({ variant, platform, port }: ShopOptions): UserConfig {
  return {
    root: fileURLToPath(new URL('..', import.meta.url)),
    cacheDir: fileURLToPath(new URL('../../../.cache/vite', import.meta.url)),
    plugins: [react(), variantModule({ variant }), shopHtml({ variant })],
    server: { port, strictPort: true, proxy: { '/api': { target: platform } } },
    build: {
      target: 'es2023',
      outDir: `dist/${variant}`,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'vendor', test: VENDOR }] } } },
    },
  };
}
