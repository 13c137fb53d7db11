import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { PRODUCTS, showProducts } from './testing/show-products.tsx';

const resident = { account: SIGNED_IN };
const heart = (name: string) => screen.findByRole('button', { name: `Bewaar ${name}` });
const pressed = async (name: string) => (await heart(name)).getAttribute('aria-pressed');

describe('the heart of an offer', () => {
  it('changes at once, and its toast undoes it [PR-018] [PR-036] [PR-037]', async () => {
    const { user, bookmarks, shell } = await showProducts('/aanbod', {}, resident);
    await user.click(await heart('Zwemles'));
    expect(await pressed('Zwemles')).toBe('true');
    expect(await screen.findByText('Zwemles is bewaard.')).toBeDefined();
    expect(shell.toasts.shown.map(({ milliseconds }) => milliseconds)).toEqual([4000]);
    await user.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
    expect(await pressed('Zwemles')).toBe('false');
    await waitFor(() => expect(bookmarks).toEqual(['1 on', '1 off']));
  });
});

describe('the bookmarked products', () => {
  const saved = PRODUCTS.map((product) => ({ ...product, bookmarked: true }));

  it('leave the list at once when their heart is pressed', async () => {
    const { user, bookmarks } = await showProducts('/bladwijzers', { products: saved }, resident);
    await user.click(await heart('Zwemles'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Zwemles' })).toBeNull());
    await waitFor(() => expect(bookmarks).toEqual(['1 off']));
    await user.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
    expect(await screen.findByRole('link', { name: 'Zwemles' })).toBeDefined();
  });
});
