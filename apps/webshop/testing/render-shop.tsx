import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createShopRouter, type ShopRouter } from '../src/composition/router.tsx';
import { FeatureLoaderContext } from '../src/shell/feature-loader.ts';
import { ServicesContext } from '../src/support/container-context.ts';
import { composeTestShop, type TestShop, type TestShopOptions } from './compose-test-shop.ts';

/** A shop on the screen. */
export interface RenderedShop extends TestShop {
  readonly router: ShopRouter;
  readonly user: UserEvent;
  /** The address that is shown: path and query. */
  readonly address: () => string;
}

/**
 * Draws the whole shop at an address, with the real texts and the in-memory history of one tab. Resolves when the first
 * screen is there; what the screen then loads is the test's to wait for.
 */
export async function renderShop(path: string, options: TestShopOptions = {}): Promise<RenderedShop> {
  const shop = composeTestShop(options);
  await Promise.all([shop.features.need(['shell']), shop.shell.settings.read()]);
  if (shop.shell.session.isSignedIn) await shop.shell.session.refresh();
  const router = createShopRouter(shop.features, (routes) => createMemoryRouter(routes, { initialEntries: [path] }));
  shop.useRouter(router);
  render(
    <ServicesContext value={shop.composition}>
      <FeatureLoaderContext value={shop.features}>
        <RouterProvider router={router} />
      </FeatureLoaderContext>
    </ServicesContext>,
  );
  await screen.findByRole('heading', { level: 1 });
  // The screen stands, but what it does after being drawn (its title, focus) may still wait: let that run too.
  await act(async () => Promise.resolve());
  const address = (): string => router.state.location.pathname + router.state.location.search;
  return { ...shop, router, user: userEvent.setup(), address };
}
