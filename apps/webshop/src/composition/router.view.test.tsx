import { expect, it } from 'vitest';
import { composeTestShop } from '../../testing/compose-test-shop.ts';
import { createShopRouter } from './router.tsx';

it('keeps the address of a screen in the history of the browser, from the root and without a hash [SH-008] [SH-009]', async () => {
  const router = createShopRouter(composeTestShop({ fetch: () => new Promise(() => undefined) }));
  await router.navigate('/tegoeden?tab=archived');
  expect(window.location.pathname + window.location.search).toBe('/tegoeden?tab=archived');
  expect(window.location.hash).toBe('');
  await router.navigate('/fondsen');
  expect(window.location.pathname).toBe('/fondsen');
  router.dispose();
});
