import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { ProxyOptions, UserConfig } from 'vite';
import { chunkGraph } from './chunk-graph.ts';
import { compressedFiles } from './compressed-files.ts';
import { shopHtml } from './html.ts';
import { routePreloading } from './route-preloads.ts';
import { serviceWorker } from './service-worker.ts';
import { variantModule } from './variant-module.ts';
import { webApp } from './web-app-manifest.ts';

/** The options of a run of the shop. */
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

/** Parts with a QR code, which few of the screens that share a chunk show; the library for it would load with that chunk. */
const WITHOUT_QR = String.raw`(?!(?:parts[\\/])?(?:voucher-qr|coupon\.view))`;
const FEATURE = new RegExp(String.raw`[\\/]webshop[\\/]src[\\/]features[\\/]([a-z-]+)[\\/]${WITHOUT_QR}`);
/** What a feature shows on the screens of others. Grouped first, because a group includes the imports of its files. */
const FEATURE_PARTS = /[\\/]webshop[\\/]src[\\/]features[\\/]([a-z-]+)[\\/]parts[\\/](?!voucher-qr)/;
/** The drafts that outlive the tab, for the forms that keep one. Grouped before the bindings of these forms. */
const DRAFTS = /[\\/]platform[\\/](?:encrypted-drafts|bind-private-drafts)/;
/** What a feature binds, which also loads with the screens that show its parts. */
const BINDINGS = /[\\/]webshop[\\/]src[\\/]features[\\/]([a-z-]+)[\\/][a-z-]+\.module\.ts$/;
/** The controls that several screens share, without those for adding files. */
const CONTROLS =
  /[\\/]packages[\\/]ui[\\/]src[\\/](?!drop-area|file-row|viewer|combobox|track|pay-split|map[\\/])|[\\/]webshop[\\/]src[\\/]support[\\/](?!upload-|near-|running-uploads|stored-files|file-preview|cropped-file|private-draft-model)/;
/** Adding files to a form and keeping its draft, which home does not use. */
const UPLOADS =
  /[\\/](?:drop-area|file-row)[\\/]|[\\/]support[\\/](?:upload-|running-uploads|stored-files|file-preview|private-draft-model)|[\\/](?:core|http)[\\/]src[\\/]files[\\/]/;
/** The controls of every screen. Grouped first, because a group includes the imports of its files. */
const PAGE_PARTS =
  /[\\/]ui[\\/]src[\\/](?:heading|tint|link|card|badge|price|notice|button|skeleton|rich-text|town|step-list|breadcrumbs|class-names|format)\b/;
/**
 * The styles of home, which are part of the first style sheet: a sheet of its own would be preloaded on every page, and
 * the browser warns about what a page does not use.
 */
const FIRST_STYLES =
  /[\\/](?:features[\\/]funds[\\/](?:home(?:-[a-z]+)?|parts[\\/](?:fund|sample)-card)|ui[\\/]src[\\/](?:heading|tint|link|card|badge|price|notice|button|skeleton|rich-text|town|step-list|breadcrumbs|accordion|chip)[\\/][a-z-]+)\.css$/;
/** The form controls, which home does not use. */
const FORMS =
  /[\\/]ui[\\/]src[\\/](?:dialog|field|error-summary|choice-card|date-input)[\\/]|[\\/]support[\\/](?:form-model|form-draft|form-errors|observed-field|message-dialog)/;
/** The frame of a list with its filters and pages, which a form does not use. Grouped after the dialogs, which it imports. */
const LISTS =
  /[\\/]support[\\/](?:list-(?:page|filters|display|model|search)|query-codec|options-state|use-focus-in-view)|[\\/]ui[\\/]src[\\/](?:pagination|chip)[\\/]/;
/** Tabs, tickets and tracks, the picture of an offer, and what lists say of their rows: no form shows these. */
const TICKETS =
  /[\\/]ui[\\/]src[\\/](?:tabs|ticket|track)[\\/]|[\\/]products[\\/]parts[\\/]offer-picture|[\\/]support[\\/](?:left-out|unknown-state)/;
/** The texts that home shows, one chunk for each language: each file costs a round trip. */
const FIRST_TEXTS = /[\\/]webshop[\\/]src[\\/](?:shell[\\/]texts|features[\\/]funds[\\/]texts\.first)\.(nl|en)\.json$/;
/** Home of a visitor with all that it imports, in one chunk: most visits begin there. */
const HOME = /[\\/]features[\\/]funds[\\/]home\.(?:view\.tsx|module\.ts)$/;
/** What the list and the page of a fund share and home does not show: status, action and criteria. */
const FUND_STATUS =
  /[\\/]features[\\/]funds[\\/](?:fund-action|fund-status|vouchers-failure|parts[\\/]fund-(?:badge|action-button|row))\b/;
/** The long list with the library behind it: in no form that has none. */
const COMBOBOX = /[\\/]ui[\\/]src[\\/]combobox[\\/]/;
/** The features that home does not use: their core has chunks of its own. */
const LATE_FEATURES =
  'account|fund-requests|notifications|offices|physical-cards|products|providers|records|reimbursements|reservations|search';
/** What home uses of these features. */
const EARLY_PARTS = String.raw`fund-requests[\\/](?:things-to-do|request-progress|decision-term)|products[\\/](?:price-type|product-sample|http-product-samples)|reservations[\\/]money-tasks\.port`;
/** The icons that several screens share. Not grouped, each would be in the chunk of one of them, which all others load. */
const ICONS = /[\\/]@tabler[\\/]/;
/** The core that several screens share, without that of features which home does not use. */
const DOMAIN = new RegExp(
  String.raw`[\\/]packages[\\/](?:core|http)[\\/]src[\\/](?:${EARLY_PARTS}|(?!(?:files|${LATE_FEATURES})[\\/]))|[\\/]webshop[\\/]src[\\/]platform[\\/](?:client|bind-digid|device-storage)`,
);
/** The core of features that home does not use. Grouped after the rest of the core, which their files import. */
const LATE_DOMAIN = new RegExp(
  String.raw`[\\/]packages[\\/](?:core|http)[\\/]src[\\/](?!${EARLY_PARTS})(${LATE_FEATURES})[\\/]`,
);

/**
 * Few chunks instead of one per module, because each costs a round trip on a slow connection. Libraries have their own
 * chunk, which stays in the browser's cache when only the shop changes; the screens of a feature share one chunk; the
 * QR code renderer loads only with a screen that shows one.
 */
const CHUNKS = [
  { name: 'vendor', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 5 },
  { name: 'shop', tags: ['$initial' as const], priority: 4 },
  { name: 'home', test: HOME, priority: 3.5 },
  { name: 'first-styles', test: FIRST_STYLES, priority: 7 },
  {
    debugName: 'first texts',
    name: (id: string): string | null => {
      const language = FIRST_TEXTS.exec(id)?.[1];
      return language === undefined ? null : `texts-${language}`;
    },
    priority: 6,
  },
  { name: 'icons', test: ICONS, minShareCount: 2, priority: 3.2 },
  { name: 'qr', test: /[\\/](?:uqr|qr-code)[\\/]/, priority: 3 },
  { name: 'page-parts', test: PAGE_PARTS, minShareCount: 2, priority: 2.8 },
  { name: 'forms', test: FORMS, minShareCount: 2, priority: 2.5 },
  { name: 'tickets', test: TICKETS, minShareCount: 2, priority: 2.6 },
  { name: 'lists', test: LISTS, minShareCount: 2, priority: 2.4 },
  { name: 'controls', test: CONTROLS, minShareCount: 2, priority: 2 },
  { name: 'combobox', test: COMBOBOX, minShareCount: 2, priority: 2.2 },
  { name: 'domain', test: DOMAIN, minShareCount: 2, priority: 2 },
  { name: 'uploads', test: UPLOADS, minShareCount: 2, priority: 1.5 },
  {
    debugName: 'late domain',
    name: (id: string): string | null => LATE_DOMAIN.exec(id)?.[1] ?? null,
    minShareCount: 2,
    priority: 1.5,
  },
  { name: 'fund-status', test: FUND_STATUS, minShareCount: 2, priority: 1.5 },
  { name: 'drafts', test: DRAFTS, minShareCount: 2, priority: 1.3 },
  {
    debugName: 'bindings',
    name: (id: string): string | null => {
      const feature = BINDINGS.exec(id)?.[1];
      return feature === undefined ? null : `${feature}-bindings`;
    },
    priority: 1.1,
  },
  {
    debugName: 'parts of features',
    name: (id: string): string | null => {
      const feature = FEATURE_PARTS.exec(id)?.[1];
      return feature === undefined ? null : `${feature}-parts`;
    },
    minShareCount: 2,
    priority: 1.2,
  },
  {
    debugName: 'features',
    name: (id: string): string | null => FEATURE.exec(id)?.[1] ?? null,
    minShareCount: 2,
    priority: 1,
  },
];

/** The parts of Leaflet that the map uses. */
const LEAFLET_PARTS = fileURLToPath(new URL('../../../packages/ui/src/map/leaflet-parts.js', import.meta.url));

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
      variantModule({ variant }),
      shopHtml({ variant, platform, clientKey }),
      routePreloading(),
      webApp({ variant }),
      serviceWorker(),
      chunkGraph(fileURLToPath(new URL(`../../../.cache/chunks/${variant}.json`, import.meta.url))),
      compressedFiles(),
    ],
    resolve: { alias: [{ find: /^leaflet$/, replacement: LEAFLET_PARTS }] },
    // Only on this machine, because the development server serves its sources.
    server: { host: 'localhost', port, strictPort: true, proxy: { '/api/': proxyTo(platform) } },
    build: {
      target: 'es2023',
      outDir: `dist/${variant}`,
      emptyOutDir: true,
      chunkSizeWarningLimit: 600,
      rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
    },
  };
}
