import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, dialog, heading, press } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

describe('the path', () => {
  it('the path of no screen shows the 404 page with a link to home [PA-018, PA-019, PA-020]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/bestaat-niet' });
    await heading('Pagina niet gevonden');
    await shop.user.click(screen.getByRole('link', { name: 'Naar home' }));
    await arrivesAt(shop, /^\/$/);
  });

  it('the path of an error shows its message with links [PA-010, PA-014, PA-015, PA-016, PA-017, SI-065, SI-061, PA-013]', async () => {
    await open({ scenario: 'ordinary-tuesday', at: '/error/digid_uid_not_found' });
    await heading('Wij kennen u nog niet');
    const to = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');
    expect(to('Doe een aanvraag')).toBe('/fondsen');
    expect(to('Naar home')).toBe('/');
    expect(to('Opnieuw inloggen')).toBe('/start');
    expect(to('Account herstellen')).toBe('/start?logout=1&restore_with_digid=1');
    await open({ scenario: 'ordinary-tuesday', at: '/error/digidUidNotFound' });
    await heading('Wij kennen u nog niet');
  });

  it('the path of an error without a code shows the unknown error [PA-011]', async () => {
    await open({ scenario: 'ordinary-tuesday', at: '/error' });
    await heading('Er ging iets mis');
  });

  it('the path of an error can hide the link to home and show another one [PA-012]', async () => {
    const at = '/error/unknown_error?hideHomeLinkButton=true&customLink=%2Ffondsen';
    const shop = await open({ scenario: 'ordinary-tuesday', at });
    await heading('Er ging iets mis');
    expect(screen.queryByRole('link', { name: 'Naar home' })).toBeNull();
    await shop.user.click(screen.getByRole('link', { name: 'Ga verder' }));
    await heading('Regelingen');
  });

  it('the path of the redirect screen redirects to its target [PA-008, PA-009]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/redirect?target=fundRequest-1', as: 'samira' });
    await arrivesAt(shop, /^\/fondsen\/1\/aanvraag/);
  });
});

describe('the target of a link in a mail', () => {
  it.each([
    ['fundRequest-3', /^\/fondsen\/3\/(aanvraag|activeer)/],
    [`voucher-0x${'5'.repeat(40)}`, /^\/tegoeden\/0x5{40}$/],
    ['requestClarification-3-12-5', /^\/funds\/3\/requests\/12\/clarifications\/5$/],
    ['productReservation-7', /^\/aanbod\/7$/],
  ])('leads a resident to its screen: %s [SI-042, SI-043, SI-044, SI-045, SI-046]', async (target, address) => {
    const shop = await open({ scenario: 'no-vouchers', at: `/redirect?target=${target}`, as: 'noor' });
    await arrivesAt(shop, address);
  });

  it('leads to start when its id is missing [SI-047]', async () => {
    const shop = await open({ scenario: 'signed-out', at: '/redirect?target=voucher' });
    await arrivesAt(shop, '/start');
    await heading('Hoe wilt u inloggen?');
  });
});

describe('the title of the page', () => {
  it('is that of the screen, or of the entity it shows [SH-041, SH-010]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/fondsen' });
    await heading('Regelingen');
    await waitFor(() => expect(document.title).toMatch(/^Regelingen - /));
    await press(shop, 'link', 'Kindtegoed');
    await heading('Kindtegoed');
    await waitFor(() => expect(document.title).toMatch(/^Kindtegoed - /));
    await shop.go('/');
    await waitFor(() => expect(document.title).toBe('Home - Stadstegoed Zonnedorp'));
  });
});

describe('an announcement', () => {
  it('stays dismissed on this device [SH-053]', async () => {
    const shop = await open({ scenario: 'announcements', at: '/fondsen' });
    await screen.findByText(/De Zomerschool begint weer/);
    await press(shop, 'button', 'Niet meer tonen');
    await waitFor(() => expect(screen.queryByText(/De Zomerschool begint weer/)).toBeNull());
    await shop.load('/fondsen');
    await screen.findByText('Nieuw: betalen met een pas.');
    await screen.findByText(/dicht voor onderhoud/);
    expect(screen.queryByText(/De Zomerschool begint weer/)).toBeNull();
  });

  it('stays away while a fund is requested, with the bar of a phone, and the footer is short', async () => {
    const shop = await open({ scenario: 'announcements', at: '/fondsen', as: 'samira' });
    await screen.findByText(/De Zomerschool begint weer/);
    await shop.go('/fondsen/6/aanvraag?from=fund-activate');
    await heading('65-plus actief aanvragen');
    expect(screen.queryByText(/De Zomerschool begint weer/)).toBeNull();
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByRole('link', { name: '(0123) 45 67 00' })).toBeDefined();
    expect(foot.getByRole('link', { name: 'Privacy' })).toBeDefined();
    expect(foot.queryByText('Openingstijden')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Snel naar' })).toBeNull();
  });
});

describe('the app', () => {
  /** Name and URL of each store link in a part of the page. */
  const storesIn = async (part: HTMLElement): Promise<readonly (readonly [string, string | null])[]> => {
    const list = await within(part).findByRole('list', { name: 'Haal de app' });
    const links = within(list).getAllByRole('link');
    return links.map((link) => [link.textContent, link.getAttribute('href')]);
  };
  const OF_ZONNEDORP = [
    ['Voor Android', 'https://apps.example/android/zonnedorp'],
    ['Voor iPhone', 'https://apps.example/iphone/zonnedorp'],
    ['Voor iPad', 'https://apps.example/ipad/zonnedorp'],
  ];

  it('has store links for each device in the footer of every page [SH-022]', async () => {
    await open({ scenario: 'ordinary-tuesday', at: '/bestaat-niet' });
    await heading('Pagina niet gevonden');
    const foot = screen.getByRole('contentinfo');
    expect(await storesIn(foot)).toEqual(OF_ZONNEDORP);
  });

  it('has store links, a deep link and a link by SMS in the dialog that opens it [PA-002, PA-003, PA-006, SH-021, SH-022]', async () => {
    const shop = await open({ scenario: 'several-vouchers', at: '/tegoeden', as: 'samira' });
    await heading('Tegoeden');
    await press(shop, 'button', /^Uw menu/);
    await press(shop, 'button', 'Inloggen in de app');
    const opened = await dialog('Open in de app');
    expect(await storesIn(opened)).toEqual(OF_ZONNEDORP);
    await shop.user.type(within(opened).getByRole('textbox', { name: 'Mobiel nummer' }), '06 1234 5678');
    await shop.user.click(within(opened).getByRole('button', { name: 'Stuur de link' }));
    await within(opened).findByText('De sms is verstuurd. Open de link op uw telefoon.');
    const sent = shop.calls.find(({ path }) => path === '/api/v1/platform/sms/send');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ phone: '+31612345678', type: 'me_app_download_link' });
    const deepLink = within(opened).getByRole('link', { name: 'Open de app op dit apparaat' });
    expect(deepLink.getAttribute('href')).toBe('meapp://open');
  });
});
