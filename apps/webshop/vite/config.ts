import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { ProxyOptions, UserConfig } from 'vite';
import { chunkGraph } from './chunk-graph.ts';
import { groupsOf, isTogether, namedSources, ONE_SHEET, TOGETHER } from './chunk-groups.ts';
import { compressedFiles } from './compressed-files.ts';
import { shopHtml } from './html.ts';
import { reloadForRules } from './reload-for-rules.ts';
import { routePreloading } from './route-preloads.ts';
import { serviceWorker } from './service-worker.ts';
import { searchEngines } from './search-engines.ts';
import { separateSourceMaps } from './source-maps.ts';
import { variantModule } from './variant-module.ts';
import { webApp } from './web-app-manifest.ts';

export interface ShopOptions {
  /** The municipality: a folder of packages/variants. */
  readonly variant: string;
  /** The origin of the platform to which the development server proxies `/api`. */
  readonly platform: string;
  /** The port of the development server. */
  readonly port: number;
  /** The tenant that the development server names instead of the variant's own. */
  readonly clientKey?: string | null;
}

/** Home of a visitor with all that it imports, in one chunk: most visits begin there. */
const HOME = /[\\/]features[\\/]home[\\/]home\.view\.tsx$/;
/**
 * The styles of every page and of home, one sheet: of its own, that of home would be preloaded on every page, and the browser warns
 * about what a page does not use.
 */
const FIRST_STYLES =
  /[\\/](?:features[\\/](?:home[\\/]home(?!-resident)[a-z-]*|funds[\\/]parts[\\/](?:fund|sample)-card)|ui[\\/]src[\\/](?:styles|heading|link|card|badge|notice|button|skeleton|rich-text|hero|step-list|breadcrumbs|accordion|chip|state-screen|announcement-bar|progress-bar|toast)[\\/][a-z-]+|variants[\\/][a-z-]+[\\/]theme|webshop[\\/]src[\\/](?:lib[\\/]links[\\/](?:app-stores|help-panel)|shell[\\/](?:footer|header|layout)))\.css$/;
/** The bindings with the adapters and use cases that they import, and what starts a screen, for every screen but home of a visitor. */
const BINDINGS = /[\\/]composition[\\/](?:bindings|start-ahead)\.ts$/;
/** What so many screens and dialogs share is one chunk. */
const SHARED_BY_MANY = 7;
/** Features of which nearly every screen shows the same parts. */
const FEATURE_PARTS = /[\\/](?:features|core[\\/]src)[\\/](account|records|reimbursements)[\\/].*(?<!\.json)$/;
/** What belongs to no group of its own, without the styles of sign-in: the pages of a link in a mail load little else. */
const isShared = (id: string): boolean =>
  /[\\/](?:packages[\\/](?:ui|core)|webshop)[\\/]src[\\/](?!features[\\/]sign-in[\\/])/.test(id) &&
  !isTogether(id) &&
  !FEATURE_PARTS.test(id);
/** Texts that the same screens load, those of home among them, one chunk for each language: each file costs a round trip. */
const TEXTS_TOGETHER = [
  { name: 'texts', test: /[\\/]webshop[\\/]src[\\/](?:shell|features[\\/]home)[\\/]texts\.(nl|en)\.json$/ },
  { name: 'product-texts', test: /[\\/]features[\\/](?:products|providers[\\/]parts)[\\/]texts\.(nl|en)\.json$/ },
  { name: 'account-texts', test: /[\\/]features[\\/](?:account|notifications)[\\/]texts\.(nl|en)\.json$/ },
];

/**
 * Few chunks instead of one per module, because each costs a slow phone time, and a round trip when it is not preloaded.
 * Libraries have their own chunk, which stays in the browser's cache when only the shop changes. What is left is divided by the
 * screens that load it. `npm run bench -- --waterfall /aanbod` shows what a screen loads.
 */
const CHUNKS = [
  { name: 'vendor', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 6 },
  { name: 'shop', tags: ['$initial' as const], priority: 5 },
  { name: 'home', test: HOME, priority: 4 },
  { name: 'first-styles', test: FIRST_STYLES, priority: 8 },
  ...groupsOf(ONE_SHEET, 8),
  // Not grouped, each icon would be in the chunk of one screen, which all others load.
  { name: 'icons', test: /[\\/]@tabler[\\/]/, minShareCount: 2, priority: 3.5 },
  { name: 'bindings', test: BINDINGS, priority: 3 },
  // With the library that computes codes, which most screens do not need.
  { name: 'qr-code', test: /[\\/]qr-code[\\/]qr-code\.tsx$/, priority: 2.5 },
  { name: 'shared', test: isShared, minShareCount: SHARED_BY_MANY, priority: 2 },
  ...groupsOf(TOGETHER, 1.9, 2),
  {
    debugName: 'parts of features',
    name: (id: string): string | null => FEATURE_PARTS.exec(id)?.[1] ?? null,
    minShareCount: 3,
    priority: 1,
  },
  ...TEXTS_TOGETHER.map(({ name, test }) => ({
    debugName: name,
    name: (id: string): string | null => {
      const language = test.exec(id)?.[1];
      return language === undefined ? null : `${name}-${language}`;
    },
    priority: 7,
  })),
];

/** The syntax and styles that the oldest promised browsers read (docs/releases/1.0.md). */
const OLDEST_BROWSERS = ['chrome106', 'edge109', 'firefox109', 'safari16', 'ios16'];

/**
 * Chromium compiles a script with this comment while it comes, beside the page; without it each function is compiled when it is first
 * called, which was a quarter of the script's time at a first visit. Other browsers ignore it. Only what every screen loads has it.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';
const EVERYWHERE: readonly string[] = ['index', 'vendor', 'home', 'bindings', 'shared'];

/** The parts of Leaflet that the map uses. */
const LEAFLET_PARTS = fileURLToPath(new URL('../../../packages/ui/src/map/leaflet-parts.js', import.meta.url));

/** Where a build notes its scripts with their sources. */
const graphOf = (name: string): string =>
  fileURLToPath(new URL(`../../../.cache/chunks/${name}.json`, import.meta.url));

/** Proxies requests to the platform. Aborts the browser's response when the platform aborts, which Vite does not do. */
const proxyTo = (target: string): ProxyOptions => ({
  target,
  configure: (proxy) =>
    proxy.on('proxyRes', (answer, _incoming, outgoing) => answer.once('error', () => outgoing.destroy())),
});

/** The Vite configuration of the shop, for the development server and the production build. */
export function shopConfig({ variant, platform, port, clientKey }: ShopOptions): UserConfig {
  return {
    root: fileURLToPath(new URL('..', import.meta.url)),
    cacheDir: fileURLToPath(new URL('../../../.cache/vite', import.meta.url)),
    plugins: [
      react(),
      reloadForRules(),
      variantModule({ variant }),
      shopHtml({ variant, platform, clientKey }),
      routePreloading(),
      webApp({ variant }),
      searchEngines({ variant }),
      serviceWorker(graphOf(`${variant}.worker`)),
      chunkGraph(graphOf(variant)),
      namedSources(),
      separateSourceMaps(variant),
      compressedFiles(),
    ],
    resolve: { alias: [{ find: /^leaflet$/, replacement: LEAFLET_PARTS }] },
    // Only on this machine, because the development server serves its sources.
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      proxy: { '/api/': proxyTo(platform) },
      // An editor empties a file before it writes it; the empty one would break the page until the next change.
      watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
    },
    build: {
      target: OLDEST_BROWSERS,
      outDir: `dist/${variant}`,
      sourcemap: 'hidden',
      emptyOutDir: true,
      // Scripts that a chunk imports are asked for by the page (route-preloads.js). Styles have to be there before a screen is drawn.
      modulePreload: {
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
      },
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        // How long the plugins took is no fault: on a busy machine a test of a build would fail for it.
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: { groups: CHUNKS },
          postBanner: ({ name }) => (EVERYWHERE.includes(name) ? COMPILE_AT_ONCE : ''),
        },
      },
    },
  };
}
