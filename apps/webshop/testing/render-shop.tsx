import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { createShopRouter, type ShopRouter } from '../src/composition/router.tsx';
import { ShopRoot } from '../src/composition/shop-root.tsx';
import { composeTestShop, type TestShop, type TestShopOptions } from './compose-test-shop.ts';

export interface RenderedShop extends TestShop {
  readonly router: ShopRouter;
  readonly user: UserEvent;
  /** The current path and query. */
  readonly address: () => string;
}

/**
 * Renders the whole shop at a path, with the real texts and an in-memory history. Resolves when the first screen has a
 * heading; the test waits for the data that the screen loads.
 */
export async function renderShop(path: string, options: TestShopOptions = {}): Promise<RenderedShop> {
  const shop = composeTestShop({ at: path, ...options });
  await Promise.all([shop.shell.texts.need(['shell', 'home']), shop.shell.settings.read()]);
  if (shop.shell.session.isSignedIn) await shop.shell.session.refresh();
  const router = createShopRouter(shop, (routes) => createMemoryRouter(routes, { initialEntries: [path] }));
  shop.useRouter(router);
  render(<ShopRoot shop={shop} router={router} />);
  await screen.findByRole('heading', { level: 1 });
  // Runs the pending effects of the screen, such as its title and focus.
  await act(async () => Promise.resolve());
  const address = (): string => router.state.location.pathname + router.state.location.search;
  return { ...shop, router, user: userEvent.setup(), address };
}
