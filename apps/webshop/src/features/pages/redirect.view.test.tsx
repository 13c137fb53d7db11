import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop } from '../../../testing/render-shop.tsx';

it('the redirect screen goes to the path in the target', async () => {
  const { address } = await renderShop('/redirect?target=%2Fnergens', { stubs: quietPlatform });
  await waitFor(() => expect(address()).toBe('/nergens'));
  await screen.findByRole('heading', { level: 1, name: 'Pagina niet gevonden' });
});

it.each([
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '//evil.example',
  'https:evil.example',
  '/\t/evil.example',
  '/%zz',
])('the redirect screen goes home and stays in the shop for %j', async (target) => {
  const path = `/redirect?${new URLSearchParams({ target }).toString()}`;
  const { address, left } = await renderShop(path, { stubs: quietPlatform });
  await waitFor(() => expect(address()).toBe('/'));
  expect(left).toEqual([]);
});

it('the redirect screen goes home for an origin that is not configured', async () => {
  const { address, left } = await renderShop('/redirect?target=https%3A%2F%2Felders.example', { stubs: quietPlatform });
  await waitFor(() => expect(address()).toBe('/'));
  expect(left).toEqual([]);
});
