import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, heading, press } from '../testing/screen-queries.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();

/** The queries with which the shop asked for offers, in order. */
const asked = (shop: ShopInProcess): readonly string[] =>
  shop.calls.flatMap(({ path }) => /\/platform\/products\?(.*)/.exec(path)?.[1] ?? []);
const pages = async () => within(await screen.findByRole('navigation', { name: "Pagina's" }));
const isShownAs = (name: string): boolean => screen.queryByRole('button', { name, pressed: true }) !== null;

describe('the list of offers', () => {
  it('is shown as a list or as tiles, in pages of which five have a number [PR-016, PR-017, SH-078]', async () => {
    const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'ordinary-tuesday', at: '/aanbod' });
    await heading('Aanbod');
    expect(isShownAs('Lijst')).toBe(true);
    await press(shop, 'button', 'Tegels');
    await arrivesAt(shop, '/aanbod?display_type=grid');
    const paging = await pages();
    const numbers = paging.getAllByRole('link').map(({ textContent }) => textContent);
    expect(numbers.filter((number) => /^\d+$/.test(number))).toEqual(['1', '2', '3', '4', '5']);
    await shop.user.click(paging.getByRole('link', { name: 'Pagina 2' }));
    await arrivesAt(shop, '/aanbod?page=2&display_type=grid');
    await waitFor(() => expect(asked(shop).at(-1)).toMatch(/page=2&per_page=10$/));
  });

  it.each([
    [
      '/aanbod?q=les&fund_id=1&product_category_id=1&bookmarked=1&organization_id=101&distance=10&postcode=9990BA&order_by=price&order_by_dir=asc&page=1',
      [
        'q=les',
        'fund_id=1',
        'product_category_id=1',
        'bookmarked=1',
        'organization_id=101',
        'distance=10',
        'postcode=9990BA',
        'order_by=price',
        'order_by_dir=asc',
      ],
      '[PR-003]',
    ],
    [
      '/acties?q=les&fund_id=5&product_category_id=1&organization_id=101&postcode=9990BA&order_by=name&order_by_dir=asc',
      ['q=les', 'fund_id=5', 'product_category_id=1', 'organization_id=101', 'order_by=name', 'order_by_dir=asc'],
      '[PR-007, PR-052]',
    ],
  ])('asks for what its address says: %s %s %s', async (at, parts) => {
    const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'ordinary-tuesday', at, as: 'samira' });
    await waitFor(() => expect(asked(shop)).not.toEqual([]));
    for (const part of parts) expect.soft(asked(shop)[0]?.split('&')).toContain(part);
  });
});

describe('the bookmarked offers', () => {
  it('begin with the first display and order, and are shown, sorted and turned without entries in the history [PR-023, PR-024, PR-025, PR-026, PR-027, PR-028, PR-029, PR-030, PR-031, PR-033, PR-034, PR-035]', async () => {
    const shop = await ShopInProcess.open(mockPlatform(), {
      scenario: 'ordinary-tuesday',
      at: '/uitleg',
      as: 'samira',
    });
    const as = await shop.platform.tokenOf('samira');
    const products = (await shop.platform.get('/platform/products?per_page=12')).list('data');
    for (const { id } of products) await shop.platform.post(`/platform/products/${String(id)}/bookmark`, { as });
    await shop.go('/bladwijzers');
    await heading('Bewaard');
    await pages();
    expect(isShownAs('Lijst')).toBe(true);
    expect(asked(shop).at(-1)).toMatch(/^bookmarked=1&order_by=created_at&order_by_dir=desc&.*page=1&per_page=10$/);
    await press(shop, 'button', 'Tegels');
    await arrivesAt(shop, '/bladwijzers?display_type=grid');
    await shop.user.selectOptions(screen.getByRole('combobox', { name: 'Sorteer op' }), 'Prijs: hoog naar laag');
    await arrivesAt(shop, '/bladwijzers?order_by=price&display_type=grid');
    await waitFor(() => expect(asked(shop).at(-1)).toMatch(/^bookmarked=1&order_by=price_min&order_by_dir=desc/));
    await shop.user.click((await pages()).getByRole('button', { name: 'Pagina 2' }));
    await arrivesAt(shop, '/bladwijzers?page=2&order_by=price&display_type=grid');
    await waitFor(() => expect(asked(shop).at(-1)).toMatch(/^bookmarked=1&.*page=2&per_page=10$/));
    await shop.back();
    await arrivesAt(shop, '/uitleg');
  });
});
