import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { NotFoundScreen, RootErrorScreen, ScreenFrame, ScreenErrorScreen } from '../shell/screen-frame.tsx';
import { ScreenNotFetched } from '../shell/screen-not-fetched.ts';
import { ShopLayout } from '../shell/layout.view.tsx';
import { allPaths } from './paths.ts';
import { START_UP } from '../shell/start-up.ts';
import { ROUTE_TABLE, type RouteEntry } from './route-table.ts';
import type { FeatureName } from '../support/text-keys.ts';

/** Makes sure that a feature can be shown: its texts in the current language and its bindings. */
export type NeedFeatures = (features: readonly FeatureName[]) => Promise<void>;

/** The router over the shop's routes. */
export type ShopRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The router of the whole shop: one layout, a chunk per screen, the honest 404 for every other path. `create` decides
 * where the history is kept: in the browser, or in memory for a journey.
 */
export function createShopRouter(
  needFeatures: NeedFeatures,
  create: (routes: RouteObject[]) => ShopRouter = (routes) =>
    createBrowserRouter(routes, { basename: START_UP.basePath }),
): ShopRouter {
  return create([
    {
      id: 'shop',
      Component: ShopLayout,
      ErrorBoundary: RootErrorScreen,
      HydrateFallback: () => null,
      children: [
        {
          // Round the screens and not on each: a route that could not be fetched cannot draw its own error.
          id: 'screens',
          ErrorBoundary: ScreenErrorScreen,
          children: [
            ...screenNames().flatMap((screen) => screenRoutes(screen, needFeatures)),
            { id: 'not-found', path: '*', Component: NotFoundScreen },
          ],
        },
      ],
    },
  ]);
}

function screenRoutes(screen: ScreenName, needFeatures: NeedFeatures): RouteObject[] {
  const entry = ROUTE_TABLE[screen];
  return allPaths(screen).map((path, index) => ({
    id: `${screen}:${index}`,
    path,
    ...(entry.view ? { lazy: () => loadScreen(screen, entry, needFeatures) } : { Component: NotFoundScreen }),
  }));
}

async function loadScreen(
  screen: ScreenName,
  entry: RouteEntry,
  needFeatures: NeedFeatures,
): Promise<{ Component: () => React.ReactNode }> {
  const [view] = await fetched(Promise.all([entry.view?.(), needFeatures(entry.features)]));
  if (!view) return { Component: NotFoundScreen };
  return {
    Component: () => (
      <ScreenFrame screen={screen}>
        <view.Component />
      </ScreenFrame>
    ),
  };
}

/** Tells a screen that could not be fetched from one that is broken: the first can simply be tried again. */
async function fetched<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    throw new ScreenNotFetched('A screen could not be fetched', { cause });
  }
}

/** The named border: `Object.keys` forgets that the keys are the screens. */
function screenNames(): readonly ScreenName[] {
  return Object.keys(ROUTE_TABLE) as ScreenName[];
}
