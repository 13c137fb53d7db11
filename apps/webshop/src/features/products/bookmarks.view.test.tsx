import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
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

  it('is taken back with a sentence when the platform refuses', async () => {
    const { user } = await showProducts('/aanbod', { failing: new Set(['bookmark']) }, resident);
    await user.click(await heart('Zwemles'));
    await waitFor(async () => expect(await pressed('Zwemles')).toBe('false'));
    const told = () => document.querySelector('[aria-live="assertive"]')?.textContent;
    await waitFor(() => expect(told()).toContain('Er ging iets mis bij ons.'));
    expect(screen.queryByText('Zwemles is bewaard.')).toBeNull();
  });
});

describe('the bookmarked products', () => {
  const saved = PRODUCTS.map((product) => ({ ...product, bookmarked: true }));

  it.each([
    ['/bladwijzers', 'nl', 'Bewaard'],
    ['/bookmarks', 'en', 'Saved'],
  ] as const)('open at %s with the defaults of the first options [PR-034] [PR-035]', async (path, language, title) => {
    const { list } = await showProducts(path, { products: saved }, { ...resident, language });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    await screen.findByText(language === 'nl' ? '3 bewaard' : '3 saved');
    expect(list).toHaveBeenCalledWith({
      bookmarked: true,
      orderBy: 'created_at',
      orderByDir: 'desc',
      page: 1,
      perPage: 10,
    });
    expect(screen.getByRole('button', { name: language === 'nl' ? 'Lijst' : 'List', pressed: true })).toBeDefined();
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('leave the list at once when their heart is pressed', async () => {
    const { user, bookmarks } = await showProducts('/bladwijzers', { products: saved }, resident);
    await user.click(await heart('Zwemles'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Zwemles' })).toBeNull());
    await waitFor(() => expect(bookmarks).toEqual(['1 off']));
    await user.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
    expect(await screen.findByRole('link', { name: 'Zwemles' })).toBeDefined();
  });
});
