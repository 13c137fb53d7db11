import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop } from '../../../testing/render-shop.tsx';

it('sends on to the screen that the target names', async () => {
  const { address } = await renderShop('/redirect?target=%2Fnergens', { stubs: quietPlatform });
  await waitFor(() => expect(address()).toBe('/nergens'));
  await screen.findByRole('heading', { level: 1, name: 'Pagina niet gevonden' });
});

it('sends home what names a stranger', async () => {
  const { address, left } = await renderShop('/redirect?target=https%3A%2F%2Felders.example', { stubs: quietPlatform });
  await waitFor(() => expect(address()).toBe('/'));
  expect(left).toEqual([]);
});
