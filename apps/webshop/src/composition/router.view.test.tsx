import { expect, it } from 'vitest';
import { createShopRouter } from './router.tsx';

it('keeps the address of a screen in the history of the browser, from the root and without a hash [SH-008] [SH-009]', async () => {
  const router = createShopRouter({ need: () => Promise.resolve() });
  await router.navigate('/tegoeden?tab=archived');
  expect(window.location.pathname + window.location.search).toBe('/tegoeden?tab=archived');
  expect(window.location.hash).toBe('');
  await router.navigate('/fondsen');
  expect(window.location.pathname).toBe('/fondsen');
  router.dispose();
});
