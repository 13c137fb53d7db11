import { cacheNames, clientsClaim } from 'workbox-core';
import { addRoute, getCacheKeyForURL, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { files } from 'virtual:kept-files';
import { isOfSameBuild, NOT_KEPT, PAGE } from './pages.ts';

/** Seconds after which a page that does not come is taken from the kept files. */
const PAGE_PATIENCE = 5;

/** The border: the program is typed for pages, and this file runs as a service worker. */
const worker = globalThis as unknown as { readonly skipWaiting: () => Promise<void> };

const isKept = (path: string): boolean => getCacheKeyForURL(path) !== undefined;

/** The page from the network when it answers, so that a new build is used at once; otherwise the kept page. */
const page = new NetworkFirst({
  cacheName: cacheNames.precache,
  networkTimeoutSeconds: PAGE_PATIENCE,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // One page for all screens, so that no address of a resident is kept.
      cacheKeyWillBeUsed: () => Promise.resolve(getCacheKeyForURL(PAGE) ?? PAGE),
      fetchDidSucceed: ({ response }) => {
        if (response.status >= 500) throw new Error(`The web server answered ${response.status}`);
        return Promise.resolve(response);
      },
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && isOfSameBuild(await response.clone().text(), isKept) ? response : null,
    },
  ],
});

// Before the route of the kept files, which would answer with the kept page first.
registerRoute(new NavigationRoute(page, { denylist: [...NOT_KEPT] }));
precache([...files]);
addRoute({ directoryIndex: '', cleanURLs: false });
// A new worker replaces the old one at once: an old shop is never kept for longer than the visit that finds the new one.
void worker.skipWaiting();
clientsClaim();
