import { expect, it } from 'vitest';
import { createShopRouter } from './router.tsx';

it('uses the browser history without a hash [SH-008]', async () => {
  const router = createShopRouter({ need: () => Promise.resolve() });
  await router.navigate('/tegoeden?tab=archived');
  expect(window.location.pathname + window.location.search).toBe('/tegoeden?tab=archived');
  expect(window.location.hash).toBe('');
  await router.navigate('/fondsen');
  expect(window.location.pathname).toBe('/fondsen');
  router.dispose();
});
