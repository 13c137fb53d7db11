import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, heading } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';
import { listen } from '../testing/spoken.ts';

const mockPlatform = aMockPlatform();
const subheading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 2, name });

/** Opens the shop; its header and the head of its screen are there. */
async function open(visit: Partial<Visit>): Promise<ShopInProcess> {
  const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'ordinary-tuesday', at: '/', ...visit });
  await heading(/./);
  return shop;
}

const banner = () => within(screen.getByRole('banner'));
const main = () => within(screen.getByRole('main'));

/** Types in the header, and waits for the suggestions. */
async function typeInHeader(shop: ShopInProcess, text: string): Promise<void> {
  await shop.user.type(banner().getByRole('combobox'), text);
  await waitFor(() => expect(document.getElementById('shop-q-list')).not.toBeNull());
  await shop.pass(1);
}

describe('the search of the header', () => {
  it('suggests funds, offers and providers, and opens the chosen one by keyboard [SE-004, SE-005, SE-006, SH-019]', async () => {
    const shop = await open({});
    const hears = await listen();
    await typeInHeader(shop, 'zwem');
    const list = within(await screen.findByRole('listbox', { name: 'Voorstellen' }));
    expect(list.getAllByRole('group')).toHaveLength(3);
    expect(list.getAllByRole('option').length).toBeLessThanOrEqual(10);
    await shop.pass(1);
    await list.findByText('€ 74,50');
    await shop.user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await heading('Kindtegoed');
    await hears('polite: 7 voorstellen voor ‘zwem’');
    await hears('heading, Kindtegoed, level 1');
    await arrivesAt(shop, '/fondsen/1');
  });

  it('opens all results on Enter, and remembers the search until it is cleared', async () => {
    const shop = await open({ as: 'samira' });
    const hears = await listen();
    await typeInHeader(shop, 'zwem');
    await shop.user.keyboard('{Escape}');
    await shop.user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await arrivesAt(shop, '/search?q=zwem');
    await main().findByText('7 resultaten voor ‘zwem’');
    await hears('heading, Zoeken, level 1');
    await hears('polite: 7 resultaten voor ‘zwem’');
    await shop.user.clear(banner().getByRole('combobox'));
    const earlier = within(await screen.findByRole('group', { name: 'Dit zocht u eerder' }));
    await shop.user.click(earlier.getByRole('button', { name: 'Wis wat u eerder zocht' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Dit zocht u eerder' })).toBeNull());
  });
});

it('is not offered, and its screen redirects home, when the flag for generic search is off [SE-008]', async () => {
  const shop = await open({ at: '/search?q=zwem', environment: { flags: { genericSearch: false } } });
  await arrivesAt(shop, '/');
  expect(banner().queryByRole('search')).toBeNull();
});

describe('the screen with all results', () => {
  it('is where the page of a found offer leads back to [PR-013]', async () => {
    const shop = await open({ at: '/search?q=zwem&search_item_types=products' });
    const [offer] = await main().findAllByRole('link', { name: /^Zwemles/ });
    const name = offer?.textContent ?? '';
    await shop.user.click(offer ?? document.body);
    await heading(name);
    await shop.user.click(screen.getByRole('link', { name: 'Terug naar de lijst' }));
    await arrivesAt(shop, '/search?q=zwem&search_item_types=products');
    await main().findAllByRole('link', { name: /^Zwemles/ });
  });

  it('opens at /search, with what an offer costs this resident [SE-001, SE-007, SE-003, API-208]', async () => {
    const shop = await open({ at: '/search?q=zwem', as: 'samira' });
    await heading('Zoeken');
    await main().findByRole('link', { name: 'Zwemles voor diploma A' });
    expect(await main().findAllByText('U betaalt niets')).not.toHaveLength(0);
    const asked = shop.calls.flatMap(({ path }) => /search_item_types\[\]=(\w+)/.exec(path)?.[1] ?? []);
    expect(asked).toEqual(['funds', 'providers', 'products']);
  });

  it('goes from a tab to the list of a kind, filters it and goes back [SE-002, SE-009]', async () => {
    const shop = await open({ at: '/search' });
    const tabs = within(await screen.findByRole('navigation', { name: 'Soort resultaat' }));
    await shop.user.click(await tabs.findByRole('link', { name: /^Aanbod/ }));
    await arrivesAt(shop, '/search?search_item_types=products');
    const pages = within(await screen.findByRole('navigation', { name: "Pagina's" }));
    await shop.user.click(pages.getByRole('link', { name: 'Pagina 2' }));
    await arrivesAt(shop, '/search?page=2&search_item_types=products');
    await shop.user.click(await screen.findByRole('radio', { name: 'Kindtegoed' }));
    await arrivesAt(shop, '/search?search_item_types=products&fund_id=1');
  });

  it('searches a second after the last key [SE-009]', async () => {
    const shop = await open({ at: '/search' });
    await shop.user.type(screen.getByRole('searchbox'), 'zwem');
    expect(shop.address).toBe('/search');
    await shop.pass(1);
    await arrivesAt(shop, '/search?q=zwem');
  });

  it('goes to the last page when the address has a later one [SE-009]', async () => {
    const shop = await open({ at: '/search?q=zwem&search_item_types=funds&page=7' });
    await arrivesAt(shop, '/search?q=zwem&search_item_types=funds');
    await main().findByRole('link', { name: 'Kindtegoed' });
  });

  it('shows the results of the word of a typing error', async () => {
    await open({ at: '/search?q=zwemlse' });
    await main().findByText(/^Niets gevonden voor ‘zwemlse’\. Dit zijn \d+ resultaten voor ‘zwemles’\.$/);
    const links = () => main().getAllByRole('link');
    await waitFor(() => expect(links().map(({ textContent }) => textContent)).toContain('Zwemles voor diploma A'));
  });

  it('says that it cannot show results for a fund that does not exist', async () => {
    await open({ at: '/search?fund_id=999999' });
    expect(await main().findByText('Wij kunnen de resultaten nu niet laten zien')).toBeDefined();
  });

  it('shows a platform without anything in it', async () => {
    await open({ at: '/search', scenario: 'empty-platform' });
    expect(await subheading('Niets gevonden')).toBeDefined();
  });
});
