import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { ProxyOptions, UserConfig } from 'vite';
import { compressedFiles } from './compressed-files.ts';
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

const FEATURE = /[\\/]webshop[\\/]src[\\/]features[\\/]([a-z-]+)[\\/]/;
const CONTROLS = /[\\/]packages[\\/]ui[\\/]|[\\/]webshop[\\/]src[\\/]support[\\/]/;
/** What every screen is made of; taken out first, because a group takes along what its files import. */
const PAGE_PARTS =
  /[\\/]ui[\\/]src[\\/](?:heading|tint|link|card|badge|price|notice|button|skeleton|rich-text|town|step-list|breadcrumbs|class-names|format)\b/;
/** What asks something of a resident: home asks nothing. */
const FORMS =
  /[\\/]ui[\\/]src[\\/](?:dialog|field|error-summary|choice-card|date-input|tabs|ticket)[\\/]|[\\/]support[\\/](?:form-model|form-draft|form-errors|observed-field)/;
/** The texts that home shows, one chunk for each language: each file costs a round trip. */
const FIRST_TEXTS = /[\\/]webshop[\\/]src[\\/](?:shell|features[\\/](?:funds|vouchers))[\\/]texts\.(nl|en)\.json$/;
/** The long list with the library behind it: in no form that has none. */
const COMBOBOX = /[\\/]ui[\\/]src[\\/]combobox[\\/]/;
const DOMAIN = /[\\/]packages[\\/](?:core|http)[\\/]/;

/**
 * Few files instead of one for each module: on a slow line each costs a round trip. Libraries stay in the browser's cache when
 * only the shop changes; what the screens of a feature share is one file; the drawing of QR codes comes only with a screen that
 * shows one.
 */
const CHUNKS = [
  { name: 'vendor', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 5 },
  { name: 'shop', tags: ['$initial' as const], priority: 4 },
  {
    debugName: 'first texts',
    name: (id: string): string | null => {
      const language = FIRST_TEXTS.exec(id)?.[1];
      return language === undefined ? null : `texts-${language}`;
    },
    priority: 6,
  },
  { name: 'qr', test: /[\\/](?:uqr|qr-code)[\\/]/, priority: 3 },
  { name: 'page-parts', test: PAGE_PARTS, minShareCount: 2, priority: 2.8 },
  { name: 'forms', test: FORMS, minShareCount: 2, priority: 2.5 },
  { name: 'controls', test: CONTROLS, minShareCount: 2, priority: 2 },
  { name: 'combobox', test: COMBOBOX, minShareCount: 2, priority: 2.2 },
  { name: 'domain', test: DOMAIN, minShareCount: 2, priority: 2 },
  {
    debugName: 'features',
    name: (id: string): string | null => FEATURE.exec(id)?.[1] ?? null,
    minShareCount: 2,
    priority: 1,
  },
];

/** Hands calls on to the platform. An answer that it breaks off is broken off for the browser too, which Vite leaves waiting. */
const handedOn = (target: string): ProxyOptions => ({
  target,
  configure: (proxy) =>
    proxy.on('proxyRes', (answer, _incoming, outgoing) => answer.once('error', () => outgoing.destroy())),
});

/** The one configuration of the shop, for the development server and for a production build alike. */
export function shopConfig({ variant, platform, port }: ShopOptions): UserConfig {
  return {
    root: fileURLToPath(new URL('..', import.meta.url)),
    cacheDir: fileURLToPath(new URL('../../../.cache/vite', import.meta.url)),
    plugins: [react(), variantModule({ variant }), shopHtml({ variant, platform }), compressedFiles()],
    // This machine alone: the development server gives out its sources.
    server: { host: 'localhost', port, strictPort: true, proxy: { '/api/': handedOn(platform) } },
    build: {
      target: 'es2023',
      outDir: `dist/${variant}`,
      emptyOutDir: true,
      chunkSizeWarningLimit: 600,
      rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
    },
  };
}
