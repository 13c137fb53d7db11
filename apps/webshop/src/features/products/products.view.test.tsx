import { aProduct, aProductFund } from '@stadstegoed/core/testing/a-product.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { PRODUCTS, showProducts } from './testing/show-products.tsx';

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
  it('says the price of each type, and the flag of what cannot be taken', async () => {
    await showProducts('/aanbod', {}, { account: SIGNED_IN });
    expect(await screen.findByText('20% korting')).toBeDefined();
    expect(within(cardOf('Sportschoenen')).getByText('Alleen aan de kassa')).toBeDefined();
    expect(within(cardOf('Jaarkaart museum')).getByText('Uitverkocht')).toBeDefined();
    expect(await within(cardOf('Zwemles')).findByText('Niet met uw tegoed')).toBeDefined();
  });

  it('names the first two of many funds of an offer, and the number of the others', async () => {
    const funds = Array.from({ length: 8 }, (_, index) => aProductFund({ id: `${index}`, name: `Regeling ${index}` }));
    await showProducts('/aanbod', { products: [aProduct({ name: 'Zwemles', funds })] });
    await screen.findByText('6 andere regelingen');
    expect(within(cardOf('Zwemles')).getAllByText(/^Regeling \d$/)).toHaveLength(2);
  });

  it('opens the categories below the chosen one', async () => {
    const { user, address } = await showProducts('/aanbod');
    expect(await screen.findByRole('radio', { name: 'Sport' })).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Zwemmen' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Sport' }));
    await user.click(await screen.findByRole('radio', { name: 'Zwemmen' }));
    await waitFor(() => expect(address()).toBe('/aanbod?product_category_id=18'));
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
