import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, failureAlert, heading, press } from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (visit: Partial<Visit> = {}): Promise<ShopInProcess> =>
  ShopInProcess.open(mockPlatform(), {
    scenario: 'reimbursements-in-every-state',
    as: 'mark',
    at: '/declaraties',
    ...visit,
  });

/** Waits for the row of a reimbursement in the list. */
const row = (title: string): Promise<HTMLElement> => screen.findByRole('link', { name: title });

describe('the list of reimbursements', () => {
  it('has drafts first, then pending and decided ones, each with its state [RB-001, RB-002, RB-017]', async () => {
    const shop = await open();
    await row('Tekenpapier');
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Tekenpapier', 'Contributie turnen', 'Treinkaartje', 'Voetbalschoenen']);
    expect(screen.getByRole('link', { name: 'Maak af Tekenpapier' }).getAttribute('href')).toBe(
      '/declaraties/4/bewerk',
    );
    await shop.go('/reimbursements');
    await heading('Declaraties');
  });

  it('can be narrowed to one state, in the address', async () => {
    const shop = await open({ at: '/declaraties?state=approved' });
    await row('Voetbalschoenen');
    await press(shop, 'button', /^Afgewezen/);
    await arrivesAt(shop, '/declaraties?state=declined');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Voetbalschoenen' })).toBeNull());
    await row('Treinkaartje');
  });

  it('is asked with 15 on a page, and goes to the last page beyond it [RB-028, RB-030]', async () => {
    const shop = await open({ at: '/declaraties?page=9' });
    await arrivesAt(shop, '/declaraties');
    await row('Tekenpapier');
    expect(shop.calls.some(({ path }) => path.includes('page=9&per_page=15'))).toBe(true);
  });

  it('says that nothing was claimed yet, with a way to begin', async () => {
    const shop = await open({ scenario: 'no-reimbursements', as: 'kees' });
    await screen.findByRole('heading', { name: 'U heeft nog niets teruggevraagd' });
    await press(shop, 'link', 'Vraag geld terug');
    await arrivesAt(shop, '/declaraties/maken');
  });

  it('asks a visitor to sign in [RB-014]', async () => {
    const { as: _as, ...visitor } = { scenario: 'reimbursements-in-every-state', as: 'mark', at: '/declaraties' };
    await ShopInProcess.open(mockPlatform(), visitor);
    await heading('Log in om uw declaraties te zien');
  });

  it('keeps its head when it cannot be read, and tries again', async () => {
    const shop = await open({ before: { path: '/platform/reimbursements', status: 500, times: 2 } });
    await failureAlert('Wij kunnen uw declaraties niet ophalen');
    await heading('Declaraties');
    await press(shop, 'button', 'Probeer opnieuw');
    await row('Tekenpapier');
  });
});
