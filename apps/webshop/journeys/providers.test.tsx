import { edgeProviders } from '@stadstegoed/mock-server/fixtures/seed/edge-cases/edge-providers.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changingData } from '../testing/changing-answers.ts';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, heading, press } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
/** The register of addresses of the mock platform. */
const environment = { geocoderUrl: 'http://localhost:3000/_mock/locatieserver/search/v3_1' };
const open = (visit: Omit<Visit, 'scenario'>): Promise<ShopInProcess> =>
  ShopInProcess.open(mockPlatform(), { scenario: 'ordinary-tuesday', environment, ...visit });
const main = () => within(screen.getByRole('main'));

afterEach(() => vi.restoreAllMocks());

describe('a provider near home', () => {
  it('is found by postcode and distance, with the distance to its office [PV-033, SH-075]', async () => {
    const shop = await open({ at: '/aanbieders' });
    await screen.findByText(/^33 aanbieders$/);
    await press(shop, 'button', 'Filters');
    await shop.user.type(screen.getByRole('textbox', { name: 'Uw postcode' }), '9990 BA');
    const distances = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Niet verder dan' });
    const kilometres = [3, 5, 10, 15, 25, 50, 75].map((number) => `${number} kilometer`);
    expect([...distances.options].map(({ text }) => text)).toEqual([...kilometres, 'Overal']);
    await shop.user.selectOptions(distances, '3 kilometer');
    await arrivesAt(shop, /distance=3&postcode=9990\+BA/);
    await waitFor(() => expect(main().getAllByText(/^\d+,\d\skm$/).length).toBeGreaterThan(5));
    await screen.findByRole('button', { name: 'Verwijder het filter Binnen 3 km' });
  });

  it('tells at the field that a postcode does not exist', async () => {
    const shop = await open({ at: '/aanbieders?show_menu=1' });
    await screen.findByText(/^33 aanbieders$/);
    await shop.user.type(screen.getByRole('textbox', { name: 'Uw postcode' }), '1111 XX{Enter}');
    await screen.findByText(/^Deze postcode kennen wij niet/);
  });

  it('leads from the list to its page, its offices and one office [PV-013, PV-016, PV-018, PV-011, PV-022, PV-023]', async () => {
    const shop = await open({ at: '/aanbieders?q=golfslag' });
    const offices = (): HTMLElement | null =>
      screen.queryByRole('list', { name: 'Vestigingen van Zwembad De Golfslag' });
    const unfold = await screen.findByRole('button', { name: /^2 vestigingen/, expanded: false });
    await shop.user.click(unfold);
    await waitFor(() => expect(offices()).not.toBeNull());
    await shop.user.click(unfold);
    expect(offices()).toBeNull();
    await shop.user.click(screen.getByRole('link', { name: 'Zwembad De Golfslag' }));
    await heading('Zwembad De Golfslag');
    const offers = within(await screen.findByRole('list', { name: 'Aanbod' }));
    expect(offers.getAllByRole('listitem').length).toBeLessThanOrEqual(3);
    await shop.user.click(screen.getByRole('link', { name: 'Badlaan 8' }));
    await heading('Badlaan 8');
    await arrivesAt(shop, '/providers/101/offices/1011');
    expect(within(screen.getByRole('table', { name: 'Openingstijden' })).getAllByRole('row')).toHaveLength(7);
  });

  it('is in the list of its kind and of its fund only [PV-033, PV-029, PV-030]', async () => {
    const shop = await open({ at: '/aanbieders' });
    await shop.user.click(await screen.findByRole('button', { name: 'Zwembad' }));
    await screen.findByText(/^1 aanbieder$/);
    await arrivesAt(shop, /business_type_id=\d+/);
    expect(screen.getByRole('link', { name: 'Zwembad De Golfslag' })).toBeDefined();
    const asks = (call: RegExp) => shop.calls.some(({ path }) => call.test(path));
    expect(asks(/\/business-types\?.*per_page=9999/)).toBe(true);
    expect(asks(/\/providers\?.*order_by=name&order_(by_)?dir=asc/)).toBe(true);
  });

  it('a provider near home with many offices lists them all in a dialog [PV-019]', async () => {
    const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'odd-offers', at: '/aanbieders/902' });
    await press(shop, 'button', 'Toon alle 12 vestigingen');
    expect(within(await screen.findByRole('dialog')).getAllByRole('listitem').length).toBeGreaterThanOrEqual(12);
  });

  it('stands on the map, which reads all providers at once [PV-012, PV-028]', async () => {
    const shop = await open({ at: '/aanbieders?show_map=1' });
    await screen.findByRole('region', { name: 'Kaart met aanbieders' });
    const asked = shop.calls.map(({ path }) => path).filter((path) => path.includes('/platform/providers?'));
    expect(asked.map((path) => new URLSearchParams(path.split('?')[1]).get('per_page'))).toEqual(['1000']);
  });
});

describe('a maps service that needs a key', () => {
  it('gets the key of the municipality with every tile of the map [SH-023]', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    const shop = await open({
      at: '/aanbieders',
      environment: { mapTilesUrl: 'https://tiles.example/{z}/{x}/{y}.png?key={key}' },
    });
    await press(shop, 'button', 'Kaart');
    const tiles = (): HTMLImageElement[] => [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];
    await waitFor(() => expect(tiles().length).toBeGreaterThan(0));
    // At zoom 11 the town is one number, so that the map fits to its pins at once (reading 39).
    expect(new Set(tiles().map(({ src }) => /example\/(\d+)/.exec(src)?.[1]))).toEqual(new Set(['13']));
    for (const { src } of tiles())
      expect(src).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png\?key=zonnedorp%2Bkaart$/);
  });
});

describe('an organisation that is no provider here', () => {
  it('has no page, like an id that does not exist [PV-014, PV-015]', async () => {
    const shop = await open({ at: '/aanbieders/1' });
    await heading('Deze aanbieder is er niet');
    await shop.load('/aanbieders/999999');
    await heading('Deze aanbieder is er niet');
  });

  it('has no page of an office [PV-018]', async () => {
    const shop = await open({ at: '/aanbieders' });
    const [office] = shop.platform.world().table('offices').where('organization_id', edgeProviders.waiting);
    await shop.load(`/providers/${edgeProviders.waiting}/offices/${office?.id}`);
    await heading('Deze vestiging is er niet');
  });
});

describe('a page beyond the last', () => {
  it('becomes the last page of the providers [PV-034, SH-077]', async () => {
    const shop = await open({ at: '/aanbieders?page=40' });
    await arrivesAt(shop, '/aanbieders?page=4');
  });
});

describe('a provider that applied for a fund', () => {
  const NAME = 'Kinderboerderij De Geit';
  const applications = (shop: ShopInProcess) =>
    shop.platform.world().table('fund_providers').where('organization_id', edgeProviders.waiting);
  /** The municipality decides about the application that still waits. */
  const decide = async (shop: ShopInProcess, state: 'approved' | 'declined'): Promise<void> => {
    const waiting = applications(shop).find((application) => application.state === 'pending');
    const path = `/platform/organizations/1/funds/${waiting?.fund_id}/providers/${waiting?.id}`;
    const decided = await shop.platform.patch(path, { as: await shop.platform.tokenOf('vera'), body: { state } });
    expect(decided.at('data.state')).toBe(state);
  };
  const SEARCH = `/aanbieders?q=${encodeURIComponent(NAME)}`;
  const openWaiting = () => ShopInProcess.open(mockPlatform(), { scenario: 'odd-offers', at: SEARCH, environment });

  it('is in the list, with a page, as soon as one application is approved, and not before [PV-027]', async () => {
    const shop = await openWaiting();
    await heading('Aanbieders');
    await screen.findByText('Geen aanbieders gevonden');
    await shop.load(`/aanbieders/${edgeProviders.waiting}`);
    await heading('Deze aanbieder is er niet');
    await decide(shop, 'approved');
    await shop.load(SEARCH);
    await shop.user.click(await screen.findByRole('link', { name: NAME }));
    await heading(NAME);
  });

  it('stays out of the list when every application is declined [PV-027]', async () => {
    const shop = await openWaiting();
    await decide(shop, 'declined');
    await shop.load(SEARCH);
    await screen.findByText('Geen aanbieders gevonden');
    expect(screen.queryByRole('link', { name: NAME })).toBeNull();
  });
});

describe('an organisation that wants to take part', () => {
  /** Opens the page, for a municipality whose front for providers is at this address. */
  async function openWithFront(url_provider: string): Promise<ShopInProcess> {
    const intercept = changingData(mockPlatform(), /^\/platform\/config\//, (config) => ({
      ...config,
      fronts: { ...Object(config['fronts']), url_provider },
    }));
    const shop = await open({
      at: '/aanbieders/aanmelden',
      environment: { flags: { providerSignUpPage: true } },
      intercept,
    });
    await heading('Doe mee als aanbieder');
    return shop;
  }

  it.each(['Meld u aan', 'Al aangemeld? Log in'])(
    'reads how, and goes with "%s" to the front of the providers [PV-003, PV-006, PV-007, reading 40]',
    async (name) => {
      const shop = await openWithFront('https://aanbieders.elders.example/welkom');
      await shop.user.click(screen.getByRole('link', { name }));
      await waitFor(() => expect(shop.left).toEqual(['https://aanbieders.elders.example/welkom']));
    },
  );

  it('reads whom to call when the front may not be followed [PV-003, reading 40]', async () => {
    const shop = await openWithFront('http://aanbieders.elders.example/');
    await shop.user.click(screen.getByRole('link', { name: 'Meld u aan' }));
    await heading('De omgeving voor aanbieders is er nu niet');
    expect(main().getByRole('link', { name: '(0123) 45 67 00' }).getAttribute('href')).toBe('tel:0123456700');
    expect(shop.left).toEqual([]);
  });
});
