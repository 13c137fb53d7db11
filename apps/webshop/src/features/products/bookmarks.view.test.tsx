import type { ProductFilter } from '@stadstegoed/core/products/products.port.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, waitFor, within } from '@testing-library/react';
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

  it('works by keyboard', async () => {
    const { user, bookmarks } = await showProducts('/aanbod', {}, resident);
    (await heart('Zwemles')).focus();
    await user.keyboard(' ');
    await waitFor(() => expect(bookmarks).toEqual(['1 on']));
    expect(document.activeElement).toBe(await heart('Zwemles'));
  });

  it('is taken back with a sentence when the platform refuses', async () => {
    const { user } = await showProducts('/aanbod', { failing: new Set(['bookmark']) }, resident);
    await user.click(await heart('Zwemles'));
    await waitFor(async () => expect(await pressed('Zwemles')).toBe('false'));
    const told = () => document.querySelector('[aria-live="assertive"]')?.textContent;
    await waitFor(() => expect(told()).toContain('Er ging iets mis bij ons.'));
    expect(screen.queryByText('Zwemles is bewaard.')).toBeNull();
  });

  it('asks a visitor to sign in, and remembers the offer and the list [PR-050]', async () => {
    const { user, bookmarks, address, shell } = await showProducts('/aanbod?q=les');
    await user.click(await heart('Zwemles'));
    const dialog = await screen.findByRole('dialog', { name: 'Log in om iets te bewaren' });
    expect(await axeFindings(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Inloggen' }));
    await screen.findByRole('dialog', { name: 'Hoe wilt u inloggen?' });
    expect(address()).toBe('/aanbod?q=les');
    expect(bookmarks).toEqual([]);
    expect(shell.drafts.read('products.bookmark')).toBe('1');
    expect(shell.goals.read('return-path')).toBe('/aanbod?q=les');
  });

  it('gets the focus and the bookmark when the resident returns after signing in [PR-050]', async () => {
    const { bookmarks, user } = await showProducts('/', {}, resident).then(async (shop) => {
      shop.shell.drafts.write('products.bookmark', '1');
      await shop.router.navigate('/aanbod');
      return shop;
    });
    expect(user).toBeDefined();
    await waitFor(() => expect(bookmarks).toEqual(['1 on']));
    await waitFor(async () => expect(document.activeElement).toBe(await heart('Zwemles')));
    expect(await pressed('Zwemles')).toBe('true');
  });
});

describe('the bookmarked products', () => {
  const saved = PRODUCTS.map((product) => ({ ...product, bookmarked: true }));
  const pages = ({ page = 1 }: ProductFilter) => ({ items: saved, currentPage: page, lastPage: 3, total: 23 });

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

  it('turn the page with a new reading, without a history entry [PR-027] [PR-028] [PR-029]', async () => {
    const { user, address, list, router } = await showProducts('/bladwijzers', { page: pages }, resident);
    const paging = await screen.findByRole('navigation', { name: "Pagina's" });
    await user.click(within(paging).getByRole('button', { name: 'Pagina 2' }));
    await waitFor(() => expect(address()).toBe('/bladwijzers?page=2'));
    expect(router.state.historyAction).toBe('REPLACE');
    await waitFor(() => expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ page: 2, bookmarked: true })));
  });

  it('change the display and the order [PR-025] [PR-026] [PR-030] [PR-033]', async () => {
    const { user, address, list } = await showProducts('/bladwijzers', { page: pages }, resident);
    await user.click(await screen.findByRole('button', { name: 'Tegels' }));
    await waitFor(() => expect(address()).toBe('/bladwijzers?display_type=grid'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sorteer op' }), 'Prijs: hoog naar laag');
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith({
        bookmarked: true,
        orderBy: 'price_min',
        orderByDir: 'desc',
        page: 1,
        perPage: 10,
      }),
    );
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
