import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, dialog, heading, toast, press } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);
const main = (): ReturnType<typeof within> => within(screen.getByRole('main'));

describe('home', () => {
  it('shows a visitor the funds and sample products [FU-001, FU-003, FU-004, PR-047]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/' });
    await heading('Gewoon meedoen in Zonnedorp');
    await screen.findByRole('link', { name: 'Kindtegoed' });
    await screen.findByRole('heading', { name: 'Wat u ermee kunt doen' });
    expect(shop.calls.some(({ path }) => /\/products\/sample\?.*per_page=6/.test(path))).toBe(true);
  });

  it('shows sample discounts when there are subsidies [FU-005]', async () => {
    await open({ scenario: 'ordinary-tuesday', at: '/' });
    await screen.findByRole('heading', { name: 'Acties met korting' });
  });

  it('lets a resident activate the waiting fund [FA-068, FA-015]', async () => {
    const shop = await open({ scenario: 'all-criteria-valid', at: '/', as: 'noor' });
    await press(shop, 'button', /^Toon alle/);
    await shop.user.click(await screen.findByRole('button', { name: /^Activeer.*Fietstegoed$/ }));
    await toast('Tegoed geactiveerd.');
  });
});

describe('the list of funds', () => {
  it('opens on its Dutch path with at most ten funds per page [FU-009]', async () => {
    await open({ scenario: 'ordinary-tuesday', at: '/fondsen' });
    await heading('Regelingen');
    const list = await screen.findByRole('list', { name: 'Lijst van regelingen' });
    expect((await within(list).findAllByRole('heading', { level: 2 })).length).toBeLessThanOrEqual(10);
  });

  it('opens on its English path too [FU-008]', async () => {
    await open({ scenario: 'ordinary-tuesday', at: '/funds', language: 'en' });
    await heading('Funds');
    await screen.findByRole('link', { name: 'Kindtegoed' });
  });

  it('searches by the typed text and puts it in the address [FU-012, SH-076, SH-079]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/fondsen?show_menu=1' });
    await screen.findAllByText('Kindtegoed');
    await shop.user.type(await screen.findByRole('searchbox', { name: 'Zoek in de regelingen' }), 'fiets');
    expect(shop.address).toBe('/fondsen?show_menu=1');
    await shop.pass(1);
    await arrivesAt(shop, '/fondsen?q=fiets&show_menu=1');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Kindtegoed' })).toBeNull());
    await screen.findByRole('link', { name: 'Fietstegoed' });
  });

  it('shows funds of other organisations when that filter is on [FU-013]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/fondsen?q=energiehulp' });
    await screen.findByRole('heading', { name: 'Geen regelingen gevonden' });
    await press(shop, 'button', /^Filters/);
    await shop.user.click(await screen.findByRole('checkbox', { name: /^Ook van andere organisaties/ }));
    await screen.findByRole('link', { name: 'Energiehulp' });
    await arrivesAt(shop, /with_external=1/);
  });

  it('redirects home when its flag is off [FU-014]', async () => {
    const shop = await open({ scenario: 'funds-list-off', at: '/fondsen' });
    await arrivesAt(shop, /^\/$/);
    await heading(/./);
  });

  it('applies from a filtered list and reads it again, because other funds remain [FA-051, FA-068]', async () => {
    const shop = await open({ scenario: 'one-unclaimed-fund', at: '/fondsen?q=fiets', as: 'joke' });
    const label = await press(shop, 'button', /^Activeer/);
    const fund = label.replace('Activeer', '').trim();
    await toast('Tegoed geactiveerd.');
    await screen.findByRole('link', { name: `Open ${fund}` });
    expect(shop.address).toBe('/fondsen?q=fiets');
  });

  it('applies for the last fund in the list, and opens its voucher [FA-050]', async () => {
    const shop = await open({ scenario: 'one-unclaimed-fund', at: '/uitleg', as: 'joke' });
    for (const { id } of shop.platform.world().table('funds').all())
      if (id !== 4) await shop.mock.changeRow('funds', id, { state: 'closed' });
    await shop.go('/fondsen?q=fiets');
    await press(shop, 'button', /^Activeer/);
    await arrivesAt(shop, /^\/tegoeden\/0x/);
  });

  it('shows that a relative has the voucher instead of applying [FA-052, FA-053]', async () => {
    const shop = await open({ scenario: 'fund-taken-by-partner', at: '/fondsen', as: 'lotte' });
    await press(shop, 'button', /^Klopt dit niet/);
    await dialog('Dit tegoed is al geactiveerd');
  });
});

describe('the short description of a fund', () => {
  const LONG = 'Zwemles, sport, muziek en tekenles voor ieder kind. '.repeat(5).trim();

  it('is cut at 200 characters in the list and at home, and whole on its own page [SH-081]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/' });
    await shop.mock.changeRow('funds', 1, { description_short: LONG });
    for (const path of ['/', '/fondsen']) {
      await shop.load(path);
      await screen.findByRole('link', { name: 'Kindtegoed' });
      expect(screen.getByText(/^Zwemles/).textContent).toBe(`${LONG.slice(0, 200).trim()}…`);
    }
    await shop.load('/fondsen/1');
    await heading('Kindtegoed');
    await main().findByText(LONG);
  });
});

describe('a fund', () => {
  it('opens on its Dutch path with description, criteria, amount and questions [FU-017, FU-018, FU-020, FU-021, FU-022]', async () => {
    await open({ scenario: 'ordinary-tuesday', at: '/fondsen/1' });
    await heading('Kindtegoed');
    await main().findAllByText(/Ieder kind mag meedoen/);
    await main().findAllByText('U heeft een kind van 4 tot en met 17 jaar');
    await main().findAllByText(/per kind/);
    await main().findByRole('heading', { name: 'Veelgestelde vragen' });
  });

  it('opens on its English path too [FU-016]', async () => {
    await open({ scenario: 'ordinary-tuesday', at: '/funds/1', language: 'en' });
    await heading('Kindtegoed');
    await screen.findByRole('heading', { name: 'Is this for you?' });
  });

  it('shows a fixed amount [FU-019]', async () => {
    await open({ scenario: 'ordinary-tuesday', at: '/fondsen/4' });
    await heading('Fietstegoed');
    await main().findByText('€ 200,-');
  });

  it('a fund that is already received links to its voucher [FU-027, FA-012, FA-014]', async () => {
    const shop = await open({ scenario: 'one-voucher', at: '/fondsen/2', as: 'kees' });
    await press(shop, 'link', /^Open tegoed/);
    await arrivesAt(shop, /^\/tegoeden\/0x/);
  });

  it('a fund that can be requested has one button for it [FU-023, FU-024]', async () => {
    const shop = await open({ scenario: 'fund-request-possible', at: '/fondsen/3', as: 'yusuf' });
    await press(shop, 'link', /^Vraag aan/);
    await arrivesAt(shop, /^\/fondsen\/3\/activeer/);
  });

  it('a fund with a request in progress leads to the requests [FU-025, FA-017]', async () => {
    const shop = await open({ scenario: 'fund-request-pending', at: '/fondsen/3', as: 'omar' });
    await press(shop, 'link', /^In behandeling/);
    await arrivesAt(shop, '/aanvragen');
  });

  it('lists no criterion that only the platform checks [FU-040]', async () => {
    await open({ scenario: 'every-question', at: '/fondsen/91', as: 'jan' });
    await heading('Tegoed op maat');
    const criteria = (await main().findAllByText(/kinderen/))[0]?.closest('.stads-criteria');
    expect(criteria?.textContent).not.toMatch(/Inkomen onder de grens|akkoord met de voorwaarden/);
  });

  it('a fund that can be activated has a button for it [FU-026, FA-016, FA-018]', async () => {
    const shop = await open({ scenario: 'all-criteria-valid', at: '/fondsen/4', as: 'noor' });
    await press(shop, 'link', /^Activeer/);
    await arrivesAt(shop, /^\/tegoeden\/0x/);
  });

  it('a fund of another organisation links to it with the platform’s text [FU-028]', async () => {
    await open({ scenario: 'ordinary-tuesday', at: '/fondsen/11' });
    const [out] = await screen.findAllByRole('link', { name: /Naar Energiehulp Nederland/ });
    expect(out?.getAttribute('href')).toBe('https://www.energiehulp.example/aanvragen');
  });

  it('a fund that does not exist shows a message with a link to the list', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/fondsen/9999' });
    await heading('Deze regeling bestaat niet');
    await shop.user.click(main().getByRole('link', { name: 'Bekijk alle regelingen' }));
    await heading('Regelingen');
  });
});

describe('a fund that cannot be applied for', () => {
  it.each([
    ['an approved request exists [FA-054]', 'fund-request-approved-expired', 'rosa', 'Uw aanvraag is goedgekeurd'],
    ['a request is in progress [FA-056]', 'fund-request-pending', 'omar', 'In behandeling'],
    ['it is closed [FA-055]', 'fund-closed-meanwhile', 'noor', 'Deze regeling is gesloten'],
  ])('has no button to do so where %s', async (_why, scenario, as, text) => {
    await open({ scenario, at: '/fondsen/3', as });
    await heading('Schoolstart');
    expect((await main().findAllByText(text)).length).toBeGreaterThan(0);
    expect(main().queryByRole('link', { name: /^(Activeer|Vraag aan)/ })).toBeNull();
    expect(main().queryByRole('button', { name: /^Activeer/ })).toBeNull();
  });

  it('has only the way to its own site where another organisation runs it [FA-057]', async () => {
    await open({ scenario: 'all-criteria-valid', at: '/fondsen/11', as: 'noor' });
    await heading('Energiehulp');
    await main().findAllByRole('link', { name: /Naar Energiehulp Nederland/ });
    expect(main().queryByRole('link', { name: /^(Activeer|Vraag aan)/ })).toBeNull();
  });
});
