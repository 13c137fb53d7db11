import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, heading } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);
/** Environment data that set flags. */
const flags = (set: Readonly<Record<string, boolean>>) => ({ environment: { flags: set } });
const banner = (): ReturnType<typeof within> => within(screen.getByRole('banner'));

describe('the start page', () => {
  const visit = { scenario: 'signed-out', at: '/start' } as const;

  it('has DigiD, e-mail and the QR code beside each other, where nobody says otherwise [SH-013, SI-003]', async () => {
    await open(visit);
    await screen.findByRole('button', { name: /Inloggen met DigiD/ });
    await screen.findByRole('link', { name: /Inloggen met e-mail/ });
    await screen.findByRole('img', { name: /^QR-code om in te loggen/ });
    expect(screen.queryByRole('link', { name: /Inloggen met de app/ })).toBeNull();
  });

  it('has a step of its own for the QR code, where the columns are not combined [SH-013, SH-029, SI-003]', async () => {
    const shop = await open({ ...visit, ...flags({ startPageCombinedColumns: false }) });
    await shop.user.click(await screen.findByRole('link', { name: /Inloggen met de app/ }));
    await arrivesAt(shop, '/start?step=qr');
    await screen.findByRole('img', { name: /^QR-code om in te loggen/ });
  });
});

describe('the button Start', () => {
  const visit = { scenario: 'ordinary-tuesday', at: '/' } as const;
  const starts = (): readonly HTMLElement[] => screen.queryAllByRole('link', { name: 'Start' });

  it('stands in the header and not on the banner of home, where nobody says otherwise [SH-012, SH-014, SH-028]', async () => {
    await open(visit);
    await heading(/./);
    await screen.findByRole('link', { name: 'Kindtegoed' });
    expect(starts()).toEqual([banner().getByRole('link', { name: 'Start' })]);
  });

  it('stands on the banner too, where the environment data say so [SH-027]', async () => {
    const shop = await open({ ...visit, environment: { showStartButton: true } });
    await heading(/./);
    await waitFor(() => expect(starts()).toHaveLength(2));
    await shop.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Start' }));
    await arrivesAt(shop, '/start');
  });

  it('stands nowhere where its flag is off [SH-014, SH-029]', async () => {
    await open({ ...visit, environment: { showStartButton: true, flags: { startButton: false } } });
    await heading(/./);
    await screen.findByRole('link', { name: 'Kindtegoed' });
    expect(starts()).toEqual([]);
  });
});

describe('the funds in the menu', () => {
  const visit = { scenario: 'several-vouchers', at: '/bestaat-niet' } as const;
  const entry = (): HTMLElement | null => banner().queryByRole('link', { name: 'Regelingen' });

  it('are there for a visitor and for a resident, where nobody says otherwise [SH-016, SH-017]', async () => {
    await open(visit);
    await heading('Pagina niet gevonden');
    expect(entry()).not.toBeNull();
    await open({ ...visit, as: 'samira' });
    await heading('Pagina niet gevonden');
    expect(entry()).not.toBeNull();
  });

  it('are there for a resident only, where visitors do not get them [SH-017, SH-029]', async () => {
    const off = flags({ fundsMenuForVisitors: false });
    await open({ ...visit, ...off });
    await heading('Pagina niet gevonden');
    expect(entry()).toBeNull();
    await open({ ...visit, ...off, as: 'samira' });
    await heading('Pagina niet gevonden');
    expect(entry()).not.toBeNull();
  });

  it('are there for nobody where the menu is off [SH-016, SH-029]', async () => {
    await open({ ...visit, ...flags({ fundsMenu: false }), as: 'samira' });
    await heading('Pagina niet gevonden');
    expect(entry()).toBeNull();
  });
});

describe('the list of funds', () => {
  /** What the list was asked for, call by call, once it was asked. The read of all funds, for the numbers, comes last. */
  async function queries(shop: ShopInProcess): Promise<readonly object[]> {
    const asked = (): readonly string[] =>
      shop.calls.flatMap(({ path }) => path.match(/^\/api\/v1\/platform\/funds\?(.*)$/)?.[1] ?? []);
    await waitFor(() => expect(asked()).not.toEqual([]));
    return asked().map((query) => Object.fromEntries(new URLSearchParams(query)));
  }

  it('is asked for ten at a time, with the criteria checked [FU-011, FU-015]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/fondsen' });
    expect((await queries(shop))[0]).toEqual({ check_criteria: '1', page: '1', per_page: '10' });
  });

  it('is asked for with all that its address says [FU-010]', async () => {
    const query = { page: '1', q: 'kind', organization_id: '1', tag_id: '2', with_external: '1', per_page: '20' };
    const shop = await open({ scenario: 'ordinary-tuesday', at: `/fondsen?${new URLSearchParams(query)}` });
    expect((await queries(shop))[0]).toEqual({ check_criteria: '1', ...query });
  });
});
