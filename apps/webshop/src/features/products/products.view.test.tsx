import { aProduct, aProductFund } from '@stadstegoed/core/testing/a-product.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { PRODUCTS, showProducts } from './testing/show-products.tsx';

const kindtegoed = aVoucher();

function cardOf(name: string): HTMLElement {
  const card = screen.getByRole('heading', { level: 2, name }).closest('li');
  if (card === null) throw new Error(`No card for ${name}`);
  return card;
}

const pageOf = (items: readonly Product[], page: Partial<Page<Product>> = {}): Page<Product> => ({
  items,
  currentPage: 1,
  lastPage: 1,
  total: items.length,
  ...page,
});

describe('the list of products', () => {
  it.each([
    ['/aanbod', 'nl', 'Aanbod'],
    ['/products', 'en', 'Offers'],
  ] as const)('opens at %s with its price and what the resident pays [PR-004]', async (path, language, title) => {
    await showProducts(path, { vouchers: [kindtegoed] }, { account: SIGNED_IN, language });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    await waitFor(() => expect(cardOf('Zwemles').textContent).toContain('86'));
    const nothing = language === 'nl' ? 'U betaalt niets' : 'You pay nothing';
    expect(within(cardOf('Zwemles')).getByText(nothing)).toBeDefined();
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('says the price of each type, and the flag of what cannot be taken', async () => {
    await showProducts('/aanbod', {}, { account: SIGNED_IN });
    expect(await screen.findByText('20% korting')).toBeDefined();
    expect(within(cardOf('Sportschoenen')).getByText('Alleen aan de kassa')).toBeDefined();
    expect(within(cardOf('Jaarkaart museum')).getByText('Uitverkocht')).toBeDefined();
    expect(await within(cardOf('Zwemles')).findByText('Niet met uw tegoed')).toBeDefined();
  });

  it('names the first five of many funds of an offer, and the number of the others', async () => {
    const funds = Array.from({ length: 8 }, (_, index) => aProductFund({ id: `${index}`, name: `Regeling ${index}` }));
    await showProducts('/aanbod', { products: [aProduct({ name: 'Zwemles', funds })] });
    await screen.findByText('3 andere regelingen');
    expect(within(cardOf('Zwemles')).getAllByText(/^Regeling \d$/)).toHaveLength(5);
  });

  it('shows a visitor the price only', async () => {
    await showProducts('/aanbod');
    await screen.findByText('3 gevonden');
    expect(within(cardOf('Zwemles')).queryByText(/betaalt/)).toBeNull();
  });

  it('requests what its address describes, and shows it in the filters [PR-003] [PR-014] [PR-051]', async () => {
    const { list } = await showProducts(
      '/aanbod?q=zwem&fund_id=12&product_category_id=7&organization_id=44&distance=5&postcode=1234AB&bookmarked=1&display_type=grid&order_by=price&order_by_dir=asc',
      {},
      { account: SIGNED_IN },
    );
    await waitFor(() =>
      expect(list).toHaveBeenCalledWith(
        expect.objectContaining({ q: 'zwem', fundId: '12', categoryId: '7', organizationId: '44', bookmarked: true }),
      ),
    );
    const chips = await screen.findByRole('group', { name: 'Filters die aan staan' });
    await waitFor(() =>
      expect(
        within(chips)
          .getAllByRole('button')
          .map((chip) => chip.textContent),
      ).toEqual(['‘zwem’', 'Kindtegoed', 'Sport', 'Zwembad De Golfslag', 'Binnen 5 km', 'Alleen wat ik bewaard heb']),
    );
    expect(screen.getByRole('radio', { name: 'Zwemmen' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Tegels', pressed: true })).toBeDefined();
    const rows = screen.getByRole('button', { name: 'Lijst', pressed: false });
    expect(rows.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole('combobox', { name: 'Sorteer op' })).toHaveProperty('value', 'price_up');
  });

  it('opens the categories below the chosen one', async () => {
    const { user, address } = await showProducts('/aanbod');
    expect(await screen.findByRole('radio', { name: 'Sport' })).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Zwemmen' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Sport' }));
    await user.click(await screen.findByRole('radio', { name: 'Zwemmen' }));
    await waitFor(() => expect(address()).toBe('/aanbod?product_category_id=18'));
  });

  it('has every choice of order [PR-015] [PR-045]', async () => {
    const { user, list, address } = await showProducts('/aanbod');
    const sort = await screen.findByRole('combobox', { name: 'Sorteer op' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'Nieuwste eerst',
      'Oudste eerst',
      'Prijs: laag naar hoog',
      'Prijs: hoog naar laag',
      'Populairst',
      'Naam A tot Z',
      'Naam Z tot A',
    ]);
    await user.selectOptions(sort, 'Prijs: laag naar hoog');
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ orderBy: 'price', orderByDir: 'asc' })),
    );
    expect(address()).toBe('/aanbod?order_by=price&order_by_dir=asc');
  });

  it('reads on a phone the options of filters when they are opened, and before that the name of what is chosen', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user, categoriesRead, fundsRead } = await showProducts('/aanbod?fund_id=13');
    expect(await screen.findByText('Fietstegoed')).toBeDefined();
    expect([fundsRead, categoriesRead].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    const button = screen.getByRole('button', { name: /^Filters/, expanded: false });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(await dialog.findByRole('radio', { name: 'Fietstegoed', checked: true })).toBeDefined();
    expect(dialog.getByRole('group', { name: /^Soort aanbod/ })).toBeDefined();
    expect([fundsRead, categoriesRead].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('says what to loosen when nothing is found', async () => {
    const { user, address } = await showProducts('/aanbod?fund_id=13&distance=3&postcode=1234AB', {
      page: ({ distance }) => (distance === undefined ? pageOf(PRODUCTS, { total: 4 }) : pageOf([])),
    });
    expect(await screen.findByText(/Zonder ‘Binnen 3 km’ zijn er 4\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Zoek overal' }));
    await waitFor(() => expect(address()).toBe('/aanbod?fund_id=13&postcode=1234AB'));
  });
});

describe('the list of actions', () => {
  it('lists offers in subsidies funds, and takes no distance and bookmarks from its address [PR-008] [PR-052] [PR-053]', async () => {
    const { list } = await showProducts('/acties?distance=5&bookmarked=1&postcode=1234AB', {}, { account: SIGNED_IN });
    expect(screen.getByRole('heading', { level: 1, name: 'Acties' })).toBeDefined();
    await waitFor(() => expect(list).toHaveBeenCalledWith(expect.objectContaining({ fundType: 'subsidies' })));
    expect(list.mock.calls.flat().some((filter) => 'distance' in filter || 'bookmarked' in filter)).toBe(false);
    expect(await screen.findByRole('textbox', { name: 'Uw postcode' })).toHaveProperty('value', '1234AB');
    expect(screen.getByRole('searchbox', { name: 'Zoek in acties' })).toBeDefined();
    expect(await screen.findByRole('radio', { name: 'Sport' })).toBeDefined();
    expect(await axeFindings(document.body)).toEqual([]);
  });
});
