import { cacheNames, clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { addPlugins, addRoute, getCacheKeyForURL, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { files } from 'virtual:kept-files';
import { isOfSameBuild, isOwnFile, isShopPage, NETWORK_ONLY, PAGE } from './pages.ts';

/** Seconds after which a page that does not come is taken from the kept files. */
const PAGE_PATIENCE = 5;

/** The files of the screens that were opened besides those that are kept for everybody. */
const OPENED = 'opened';

/** Type assertion: the program is typed for pages, and this file runs as a service worker. */
const worker = globalThis as unknown as {
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (
    type: 'activate',
    listen: (event: { readonly waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
};

const isKept = (path: string): boolean => getCacheKeyForURL(path) !== undefined;

/**
 * The page from the network when the shop answers, so that a new build is used at once; otherwise the kept page, also in place of
 * the page of a proxy or a Wi-Fi: a resident who has to show a QR code finds it there (reading 50).
 */
const page = new NetworkFirst({
  cacheName: cacheNames.precache,
  networkTimeoutSeconds: PAGE_PATIENCE,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // One page for all screens, so that no address of a resident is kept.
      cacheKeyWillBeUsed: () => Promise.resolve(getCacheKeyForURL(PAGE) ?? PAGE),
      fetchDidSucceed: async ({ response }) => {
        // The browser follows a redirect itself; its answer cannot be read here.
        if (response.type === 'opaqueredirect') return response;
        if (response.status === 200 && isShopPage(await response.clone().text())) return response;
        throw new Error(`Another page than the shop came, with ${response.status}`);
      },
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && isOfSameBuild(await response.clone().text(), isKept) ? response : null,
    },
  ],
});

// Before the route of the kept files, which would answer with the kept page first.
registerRoute(new NavigationRoute(page, { denylist: [...NETWORK_ONLY] }));
const onlyOwnFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isOwnFile(new URL(request.url).pathname, response.clone(), isKept)) ? response : null,
};
addPlugins([onlyOwnFiles]);
precache([...files]);
addRoute({ directoryIndex: '', cleanURLs: false });
// What a resident opened opens again without a network. Files of a former build are never asked for again.
registerRoute(/\/assets\/[^/]+\.(?:js|css)$/, new CacheFirst({ cacheName: OPENED, plugins: [onlyOwnFiles] }));
worker.addEventListener('activate', (event) => event.waitUntil(caches.delete(OPENED)));
// A new worker replaces the old one at once: an old shop is never kept for longer than the visit that finds the new one.
void worker.skipWaiting();
clientsClaim();
