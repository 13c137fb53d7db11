import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { NotFoundScreen, RootErrorScreen, ScreenFrame, ScreenErrorScreen } from '../shell/screen-frame.tsx';
import { ScreenNotFetched } from '../shell/screen-not-fetched.ts';
import { ShopLayout } from '../shell/layout.view.tsx';
import { allPaths } from '../routes/paths.ts';
import { START_UP } from '../shell/start-up.ts';
import { SCREEN_NAMES, screenOf } from '../routes/screens.ts';
import type { Shop } from './compose.ts';
import { loadedOnce } from './loaded-once.ts';

export type ShopRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Creates the router of the shop: one layout, a chunk per screen, the 404 page for every other path. `create` chooses
 * the history: the browser's, or one in memory for a journey.
 */
export function createShopRouter(
  shop: Shop,
  create: (routes: RouteObject[]) => ShopRouter = browserRouter,
): ShopRouter {
  const router = create([
    {
      id: 'shop',
      Component: ShopLayout,
      ErrorBoundary: RootErrorScreen,
      HydrateFallback: () => null,
      children: [
        {
          // Around the screens, not on each: a route that could not be fetched cannot render its own error.
          id: 'screens',
          ErrorBoundary: ScreenErrorScreen,
          children: [
            ...SCREEN_NAMES.flatMap((screen) => screenRoutes(screen, shop, () => router)),
            { id: 'not-found', path: '*', Component: NotFoundScreen },
          ],
        },
      ],
    },
  ]);
  return router;
}

function browserRouter(routes: RouteObject[]): ShopRouter {
  nameFirstEntry();
  const router = createBrowserRouter(routes, { basename: START_UP.basePath });
  router.subscribe(({ restoreScrollPosition: y }) => keepRoomFor(typeof y === 'number' ? y : 0));
  return router;
}

/**
 * Makes the page as high as it was while its content still loads, so that React Router can put its scroll position back: a
 * skeleton is shorter than the list. `layout.css` uses the value.
 */
function keepRoomFor(y: number): void {
  document.documentElement.style.setProperty('--shop-scrolled', `${y}px`);
}

/**
 * Gives the entry at which the page was opened a key of its own. React Router calls each of them `default`: a link of a mail that
 * opens in the same tab would start where the page before it was scrolled to.
 */
function nameFirstEntry(): void {
  const state: unknown = history.state;
  const kept = typeof state === 'object' ? state : null;
  if (kept === null || !('key' in kept)) history.replaceState({ ...kept, key: String(Math.random()) }, '');
}

/** Resolves when the first screen has loaded, or has failed to. */
export async function firstScreen(router: ShopRouter): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

function screenRoutes(screen: ScreenName, shop: Shop, router: () => ShopRouter): RouteObject[] {
  // One component for the paths of both languages: with two, a filter that is chosen after the language was switched would draw the
  // screen anew, and take the focus away.
  const lazy = loadedOnce(async () => {
    // Not with the loader of a route, which would run again at each visit: going back would wait for it. Home of a visitor stands
    // before anything is asked. What cannot be started here starts when the screen is drawn, or fails with it. Awaited, because
    // drawing keeps a slow phone busy for half a second, in which no call could be sent.
    const started = screen === 'home' ? undefined : startAhead(shop, screen, router).catch(() => undefined);
    const [loaded] = await Promise.all([loadScreen(screen, shop.loader), started]);
    return loaded;
  });
  const { frame } = screenOf(screen);
  return allPaths(screen).map((path, index) => ({ id: `${screen}:${index}`, path, lazy, handle: frame }));
}

async function startAhead(shop: Shop, screen: ScreenName, router: () => ShopRouter): Promise<void> {
  const ahead = await import('./start-ahead.ts');
  await ahead.startAhead(shop, screen, router);
}

async function loadScreen(screen: ScreenName, loader: Shop['loader']): Promise<{ Component: () => React.ReactNode }> {
  const { view, texts } = screenOf(screen);
  // What home of a visitor binds is there from the start; it waits for nothing else.
  const [loaded] = await fetched(Promise.all([view(), screen === 'home' ? undefined : loader.need(texts)]));
  return {
    Component: () => (
      <ScreenFrame screen={screen}>
        <loaded.Component />
      </ScreenFrame>
    ),
  };
}

/**
 * Throws ScreenNotFetched when loading fails, to distinguish it from a screen that throws: only loading can be retried.
 */
async function fetched<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    throw new ScreenNotFetched('A screen could not be fetched', { cause });
  }
}
