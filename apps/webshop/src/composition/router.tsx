import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { NotFoundScreen, RootErrorScreen, ScreenFrame, ScreenErrorScreen } from '../shell/screen-frame.tsx';
import { ScreenNotFetched } from '../shell/screen-not-fetched.ts';
import { ShopLayout } from '../shell/layout.view.tsx';
import { allPaths } from '../routes/paths.ts';
import { START_UP } from '../shell/start-up.ts';
import { ROUTE_PATHS } from '../routes/route-paths.ts';
import { ROUTE_VIEWS, type RouteView } from '../routes/route-views.ts';
import type { FeatureLoader } from '../shell/feature-loader.ts';

/** The router over the shop's routes. */
export type ShopRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The router of the whole shop: one layout, a chunk per screen, the honest 404 for every other path. `create` decides
 * where the history is kept: in the browser, or in memory for a journey.
 */
export function createShopRouter(
  features: Pick<FeatureLoader, 'need'>,
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
            ...screenNames().flatMap((screen) => screenRoutes(screen, features)),
            { id: 'not-found', path: '*', Component: NotFoundScreen },
          ],
        },
      ],
    },
  ]);
}

function screenRoutes(screen: ScreenName, features: Pick<FeatureLoader, 'need'>): RouteObject[] {
  const built = ROUTE_VIEWS[screen];
  return allPaths(screen).map((path, index) => ({
    id: `${screen}:${index}`,
    path,
    ...(built ? { lazy: () => loadScreen(screen, built, features) } : { Component: NotFoundScreen }),
  }));
}

async function loadScreen(
  screen: ScreenName,
  { feature, view }: RouteView,
  features: Pick<FeatureLoader, 'need'>,
): Promise<{ Component: () => React.ReactNode }> {
  const [loaded] = await fetched(Promise.all([view(), features.need([feature])]));
  return {
    Component: () => (
      <ScreenFrame screen={screen}>
        <loaded.Component />
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
  return Object.keys(ROUTE_PATHS) as ScreenName[];
}
