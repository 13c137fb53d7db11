import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, dialog, heading, keepsAccount, toast, press } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';
import { listen } from '../testing/spoken.ts';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);
const count = (text: RegExp) => screen.findByText(text, { selector: '.list-toolbar__count' });

describe('the offers', () => {
  it('are found by a filter, opened and left again at the same place [PR-004, PR-011, PR-012, PR-013, PR-014, PR-046, PR-049]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/aanbod', as: 'samira' });
    const hears = await listen();
    await heading('Aanbod');
    await count(/^\d{2,} gevonden$/);
    const defaults = /\/products\?fund_type=budget&order_by=created_at&order_by_dir=desc&.*page=1&per_page=10$/;
    expect(shop.calls.some(({ path }) => defaults.test(path))).toBe(true);
    const [newestLink] = within(await screen.findByRole('list', { name: 'Aanbod' })).getAllByRole('link');
    const newest = newestLink?.textContent ?? '';
    await shop.user.click(await screen.findByRole('radio', { name: 'Sport en bewegen' }));
    await arrivesAt(shop, /^\/aanbod\?product_category_id=\d+$/);
    const list = await screen.findByRole('list', { name: 'Aanbod' });
    await waitFor(() => expect(within(list).queryByRole('link', { name: newest })).toBeNull());
    await within(list).findAllByText('U betaalt niets');
    const [first] = within(list).getAllByRole('link');
    const name = first?.textContent ?? '';
    await shop.user.click(first ?? list);
    await heading(name);
    await hears(/^polite: \d+ gevonden$/);
    await hears(`heading, ${name}, level 1`);
    await shop.user.click(screen.getByRole('link', { name: 'Terug naar de lijst' }));
    await heading('Aanbod');
    await arrivesAt(shop, /^\/aanbod\?product_category_id=\d+$/);
    expect(screen.getByRole('link', { name })).toBeDefined();
  });

  it('are sorted by price and searched for by words [PR-015, PR-045, PR-051]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/products?q=zwem', language: 'en' });
    await heading('Offers');
    await screen.findByRole('link', { name: 'Zwemles voor diploma A' });
    await shop.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high');
    await arrivesAt(shop, '/products?q=zwem&order_by=price&order_by_dir=asc');
    await screen.findByRole('link', { name: 'Zwemles voor diploma A' });
  });

  it('are actions with the price of the resident [PR-005, PR-006, PR-008, PR-053]', async () => {
    await open({ scenario: 'ordinary-tuesday', at: '/acties', as: 'samira' });
    await heading('Acties');
    await count(/^\d+ acties$/);
    await screen.findByText('Acties zijn extra korting');
  });

  it('say what to loosen when there are none', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/aanbod?q=zwemles&fund_id=3' });
    await screen.findByRole('heading', { name: 'Dit is er nog niet' });
    await screen.findByText(/Zonder ‘Schoolstart’ zijn? er \d+\./);
    await shop.user.click(screen.getByRole('button', { name: 'Zoek zonder ‘Schoolstart’' }));
    await arrivesAt(shop, '/aanbod?q=zwemles');
  });

  it('are away when the flag is off [PR-019, PR-020]', async () => {
    const shop = await open({ scenario: 'products-off', at: '/aanbod' });
    await arrivesAt(shop, /^\/$/);
  });
});

describe('a category that the filter does not offer', () => {
  it('has its name beside the list, with a way to remove it [API-057, SH-020, PR-048, PR-055]', async () => {
    const shop = await open({
      scenario: 'ordinary-tuesday',
      at: '/acties?product_category_id=31',
      environment: { flags: { onlyUsedCategories: true } },
    });
    await press(shop, 'button', 'Verwijder het filter Boeken');
    await arrivesAt(shop, '/acties');
    expect(shop.calls.filter(({ path }) => path.endsWith('/platform/product-categories/31'))).toHaveLength(1);
    const lists = () => shop.calls.map(({ path }) => path).filter((path) => path.includes('/product-categories?'));
    expect(lists().at(-1)).toMatch(/\?per_page=1000&used=1&used_type=subsidies$/);
    await shop.load('/acties');
    await waitFor(() => expect(lists().at(-1)).toMatch(/\?per_page=1000$/));
  });
});

describe('the bookmarks', () => {
  it('are set, undone and listed [PR-018, PR-021, PR-022, PR-036]', async () => {
    const shop = await open({ scenario: 'bookmarked-offers', at: '/bladwijzers', as: 'samira' });
    const hears = await listen();
    await heading('Bewaard');
    await count(/^3 bewaard$/);
    const [heart] = await screen.findAllByRole('button', { name: /^Bewaar / });
    await shop.user.click(heart ?? document.body);
    await toast(/is niet meer bewaard\.$/);
    await count(/^2 bewaard$/);
    await hears(/^polite: .* is niet meer bewaard\./);
    await hears('polite: 2 bewaard');
    await shop.user.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
    await count(/^3 bewaard$/);
  });

  it('ask a visitor to sign in, in three steps over the list, which then has the bookmark [PR-050, SI-004, SI-020]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/aanbod?q=zwemles' });
    await press(shop, 'button', 'Bewaar Zwemles voor diploma A');
    const asked = await dialog('Log in om iets te bewaren');
    await shop.user.click(within(asked).getByRole('button', { name: 'Inloggen' }));
    await dialog('Hoe wilt u inloggen?');
    await press(shop, 'button', /^Inloggen met e-mail/);
    await dialog('Inloggen met e-mail');
    await screen.findByRole('textbox', { name: 'Herhaal uw e-mailadres' });
    await press(shop, 'button', 'Kies een andere manier');
    await press(shop, 'button', /^Inloggen met de app/);
    await within(await dialog('Inloggen met de app')).findByRole('img', { name: /^QR-code om in te loggen/ });
    await waitFor(() => expect(shop.clock.running).toBe(2));
    const waiting = (await shop.mock.waitingSignIns()).find(({ type }) => type === 'qr_code');
    await shop.mock.approveSignIn('samira', { auth_token: waiting?.exchange_token ?? '' });
    await shop.pass(2.5);
    await keepsAccount(shop, { name: 'samira@post.example', type: 'app' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Bewaar Zwemles voor diploma A' }).getAttribute('aria-pressed')).toBe(
        'true',
      ),
    );
    expect(shop.address).toBe('/aanbod?q=zwemles');
  });
});

describe('an offer', () => {
  it('says what the resident pays, where it is, and what to do at the counter', async () => {
    await open({ scenario: 'ordinary-tuesday', at: '/aanbod/201', as: 'samira' });
    await heading('Zwemles voor diploma A');
    const card = within(await screen.findByRole('complementary', { name: 'Prijs en wat u doet' }));
    await card.findByText(/^Uit Kindtegoed/);
    await screen.findByRole('list', { name: 'Waar het is' });
    await screen.findByRole('list', { name: 'Dit lijkt erop' });
  });

  it('is told to be gone when there never was one', async () => {
    await open({ scenario: 'ordinary-tuesday', at: '/aanbod/999999' });
    await heading('Dit aanbod is er niet meer');
  });
});
