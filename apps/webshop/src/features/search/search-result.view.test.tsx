import { failure } from '@stadstegoed/core/shared/failure.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aFoundFund, aFoundProduct, aFoundProvider } from '@stadstegoed/core/testing/a-found.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showSearch } from './testing/show-search.tsx';

const main = () => within(screen.getByRole('main'));
const products = Array.from({ length: 3 }, (_, index) =>
  aFoundProduct({ id: String(381 + index), name: `Zwemles ${index}` }),
);

describe('all results of a search', () => {
  it('has tabs with counts, and a link to all of a kind', async () => {
    const list = ({ kinds }: { readonly kinds: readonly string[] }) =>
      kinds.includes('products') ? ok({ ...singlePage(products), total: 9 }) : null;
    await showSearch('/search?q=zwem', { list });
    const tabs = within(await screen.findByRole('navigation', { name: 'Soort resultaat' }));
    await waitFor(() =>
      expect(tabs.getAllByRole('link').map((tab) => tab.textContent?.replaceAll(/\s+/g, ' '))).toEqual([
        'Alles 11',
        'Regelingen 1',
        'Aanbod 9',
        'Aanbieders 1',
      ]),
    );
    const all = main().getByRole('link', { name: 'Alle 9 in aanbod' });
    expect(all.getAttribute('href')).toBe('/search?q=zwem&search_item_types=products');
    expect(main().queryByRole('link', { name: /Alle .* regelingen/ })).toBeNull();
  });

  it('marks the searched words in every card, and never makes HTML of a name', async () => {
    const name = '<b>zwem</b> & <img src=x onerror=alert(1)>';
    const found = [aFoundProvider({ name }), aFoundProduct({ name }), aFoundFund({ name })];
    await showSearch('/search?q=zwem', { found });
    expect(await main().findAllByRole('link', { name })).toHaveLength(3);
    expect(screen.getByRole('main').querySelectorAll('img[onerror], a b')).toHaveLength(0);
    expect(screen.getByRole('main').querySelectorAll('a mark')).toHaveLength(3);
  });

  it('shows the words for which a fund was found, when its name and short description lack the word', async () => {
    const fund = aFund({ name: 'Welkomtegoed', descriptionShort: 'Voor wie net hier woont.' });
    const text = 'U logt in met DigiD. Daarna mag u met uw gezin gratis zwemmen.';
    await showSearch('/search?q=zwem', { found: [aFoundFund({ name: fund.name, text, fund })] });
    const link = await main().findByRole('link', { name: fund.name });
    expect(link.closest('li')?.textContent).toContain('… mag u met uw gezin gratis zwemmen.');
  });

  it('goes to its results for a text that was searched already', async () => {
    const { user, list } = await showSearch('/search?q=zwem');
    const count = await main().findByText('3 resultaten voor ‘zwem’');
    const asked = list.mock.calls.length;
    await user.click(main().getByRole('button', { name: 'Zoek' }));
    expect(document.activeElement).toBe(count);
    expect(list).toHaveBeenCalledTimes(asked);
  });

  it('goes to the sentence that nothing was found, for a text that was searched already', async () => {
    const { user } = await showSearch('/search?q=xyzzy', { list: () => ok(singlePage([])) });
    const sentence = await main().findByRole('heading', { name: 'Niets gevonden voor ‘xyzzy’' });
    await user.click(main().getByRole('button', { name: 'Zoek' }));
    expect(document.activeElement).toBe(sentence);
  });

  it('shows the results of the word that resembles a text without results, and says so once', async () => {
    const list = ({ q = '', kinds }: { readonly q?: string; readonly kinds: readonly string[] }) =>
      kinds.includes('products') && 'zwemles'.startsWith(q)
        ? ok(singlePage([aFoundProduct({ name: 'Zwemles A' })]))
        : ok(singlePage([]));
    await showSearch('/search?q=zwemlse', { list });
    expect(
      await main().findByText('Niets gevonden voor ‘zwemlse’. Dit is het resultaat voor ‘zwemles’.'),
    ).toBeDefined();
    expect(
      main()
        .getByRole('link', { name: /^Zwemles/ })
        .querySelector('mark')?.textContent,
    ).toBe('Zwemles');
    const tab = main().getByRole('link', { name: /^Aanbod/ });
    expect(tab.getAttribute('href')).toBe('/search?q=zwemles&search_item_types=products');
  });

  it('has the kind with the searched word in a name before those that only mention it', async () => {
    await showSearch('/search?q=zwemles');
    await main().findByRole('link', { name: /^Zwemles/ });
    const titles = main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(titles.filter((title) => title !== 'Filters')).toEqual(['Aanbod', 'Regelingen', 'Aanbieders']);
  });

  it('helps a resident who finds nothing with kinds of offers, and offers', async () => {
    await showSearch('/search?q=xyzzy', { list: () => ok(singlePage([])) });
    expect(await screen.findByRole('heading', { level: 2, name: 'Niets gevonden voor ‘xyzzy’' })).toBeDefined();
    const sport = await screen.findByRole('link', { name: 'Sport' });
    expect(sport.getAttribute('href')).toBe('/search?search_item_types=products&product_category_id=7');
    expect(await screen.findByText('Filmkaartje')).toBeDefined();
    expect(await axeFindings()).toEqual([]);
  });

  it('says that the filters leave nothing, with a way to clear them', async () => {
    const { user, address } = await showSearch('/search?q=zwem&fund_id=13', { found: [] });
    expect(await screen.findByText(/Met deze filters is er niets/)).toBeDefined();
    const [, clear] = screen.getAllByRole('button', { name: 'Wis filters' });
    await user.click(clear ?? document.body);
    await waitFor(() => expect(address()).toBe('/search?q=zwem'));
  });

  it('keeps the other groups when one cannot be read, and reads it again', async () => {
    const failing = new Set(['funds']);
    const list = ({ kinds }: { readonly kinds: readonly string[] }) =>
      kinds.some((kind) => failing.has(kind)) ? err(failure('unexpected')) : null;
    const { user } = await showSearch('/search?q=zwem', { list });
    expect(await main().findByText('Wij kunnen dit deel nu niet laten zien')).toBeDefined();
    expect(main().getByRole('link', { name: 'Zwemles A' })).toBeDefined();
    failing.clear();
    await user.click(main().getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await main().findByRole('link', { name: 'Kindtegoed' })).toBeDefined();
  });
});
