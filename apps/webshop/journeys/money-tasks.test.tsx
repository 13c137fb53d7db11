import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { dialog, heading, toast, press } from '../testing/screen-queries.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (as: string, at = '/') => {
  const scenario = as === 'ilse' ? 'reservations-in-every-state' : 'reimbursements-in-every-state';
  return ShopInProcess.open(mockPlatform(), { scenario, as, at });
};

/** Waits for a task of home. */
const task = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('heading', { level: 3, name });
const atHome = (): Promise<HTMLElement> => heading(/^Goede/);

describe('the tasks of home with reservations and reimbursements', () => {
  it('name an accepted reservation with its last day, and lead to its code', async () => {
    const shop = await open('ilse');
    await task(/^U kunt terecht voor Filmkaartje/);
    expect(screen.getByText(/^Dat kan tot en met \d+ \w+ 20\d\d\.$/)).toBeDefined();
    await press(shop, 'link', /^Toon de code/);
    await heading('Filmkaartje met popcorn');
    expect(shop.address).toBe('/reserveringen/1');
  });

  it('lose the draft of a reimbursement when it is sent', async () => {
    const shop = await open('mark');
    await task(/^Uw declaratie is nog niet verstuurd/);
    await press(shop, 'link', /^Maak af/);
    await press(shop, 'button', 'Kijk na en verstuur');
    await dialog('Declaratie versturen?');
    await press(shop, 'button', 'Ja, verstuur');
    await toast('Declaratie verstuurd!');
    await shop.go('/');
    await atHome();
    await waitFor(() => expect(screen.queryByText(/^Uw declaratie is nog niet verstuurd/)).toBeNull());
  });

  it('show the other tasks when the reservations cannot be read', async () => {
    const shop = await open('ilse', '/uitleg');
    await shop.mock.addFault({ path: '/platform/product-reservations', method: 'GET', status: 500 });
    await shop.go('/');
    await atHome();
    await task('Fietstegoed');
    expect(screen.queryByText(/^U kunt terecht voor/)).toBeNull();
    expect(screen.queryByText(/Er ging iets mis/)).toBeNull();
  });
});

describe('a reservation that is cancelled', () => {
  it('changes the list, the balance in the header and the vouchers behind it at once', async () => {
    const shop = await open('ilse', '/tegoeden');
    await screen.findByRole('link', { name: /^Meedoentegoed, €\s125,50/ });
    await shop.go('/reserveringen');
    await press(shop, 'button', /^Annuleer Krat groente/);
    await press(shop, 'button', 'Ja, annuleer');
    await dialog('Reservering geannuleerd.');
    await shop.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Annuleer Krat/ })).toBeNull());
    await waitFor(() => expect(screen.getByText(/^Saldo € 1(?!25,50)/)).toBeDefined());
    await shop.back();
    await screen.findByRole('link', { name: /^Meedoentegoed, €\s1(?!25,50)[\d,]+/ });
  });
});
