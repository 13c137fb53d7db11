import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { goToCheck, inStep, pressIn } from '../testing/reserve-walk.ts';
import { arrivesAt, heading, press } from '../testing/screen-queries.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';
import { signInAs } from '../testing/sign-in-as.ts';

const mockPlatform = aMockPlatform();

/** What home says about the sign-in that ended. */
async function told(): Promise<string> {
  const alert = await within(screen.getByRole('main')).findByRole('alert');
  return alert.textContent;
}

describe('a session that the platform ended', () => {
  it('a session that the platform ended without a reason is told after the next tap, and signing in leads to what was tapped [SH-049]', async () => {
    const shop = await ShopInProcess.open(mockPlatform(), {
      scenario: 'several-vouchers',
      at: '/tegoeden',
      as: 'samira',
    });
    await screen.findAllByRole('link', { name: /^Kindtegoed/ });
    // The list also reads each voucher, to keep it for a moment without a network.
    await waitFor(() => expect(shop.calls.some(({ path }) => path.includes('/vouchers/0x'))).toBe(true));
    await waitFor(() => expect(shop.underWay).toBe(0));
    await shop.mock.addFault({ path: '/platform/vouchers/*', status: 401, body: { message: 'invalid_access_token' } });
    await press(shop, 'link', /^Kindtegoed/);
    await arrivesAt(shop, '/');
    expect(await told()).toMatch(/^U bent uitgelogd ?Log opnieuw in\. Daarna gaat u verder waar u was\./);
    await shop.mock.removeFaults();
    await press(shop, 'link', 'Log opnieuw in');
    await heading('Hoe wilt u inloggen?');
    await signInAs(shop, 'samira');
    await shop.load('/start');
    await arrivesAt(shop, /^\/tegoeden\/0x/);
  });

  it('a session that the platform ended while a reservation is sent says that nothing is reserved, and comes back to the dialog with its choices', async () => {
    const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'one-voucher', as: 'kees', at: '/aanbod/249' });
    await goToCheck(shop);
    const fault = { path: '/platform/product-reservations', method: 'POST', status: 401 } as const;
    await shop.mock.addFault({ ...fault, body: { message: 'session_expired' } });
    await pressIn(shop, 'Reserveer');
    await arrivesAt(shop, /^\/\?session_expired/);
    expect(await told()).toContain('Er is nog niets gereserveerd. Uw keuzes zijn bewaard.');
    expect(shop.platform.world().table('product_reservations').all()).toEqual([]);
    await shop.mock.removeFaults();
    await press(shop, 'link', 'Log opnieuw in');
    await signInAs(shop, 'kees');
    await shop.load('/start');
    await arrivesAt(shop, '/aanbod/249');
    const details = await inStep('Voor wie is het?');
    expect(details.getByLabelText('Voornaam')).toMatchObject({ value: 'Kees' });
  });

  it('a session that the platform ended while an answer is sent says that it was not sent and that it is kept', async () => {
    const at = '/funds/3/requests/1/clarifications/2';
    const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'clarification-open', at, as: 'fatima' });
    await shop.user.type(await screen.findByRole('textbox', { name: 'Uw antwoord' }), 'Dit wil ik niet kwijt.');
    const fault = { path: `/platform${at}`, method: 'PATCH', status: 401 } as const;
    await shop.mock.addFault({ ...fault, body: { message: 'invalid_access_token' } });
    await press(shop, 'button', 'Verstuur antwoord');
    await arrivesAt(shop, '/');
    expect(await told()).toContain('Wat u net wilde doen, is nog niet gebeurd. Wat u invulde, is bewaard.');
  });

  it('a session that the platform ended by inactivity says so', async () => {
    const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'one-voucher', as: 'kees', at: '/tegoeden' });
    await heading('Tegoeden');
    await shop.pass(13 * 60);
    await shop.pass(2 * 60);
    await arrivesAt(shop, /^\/\?session_expired/);
    expect(await told()).toMatch(/^U bent uitgelogd ?U was een tijd niet actief\./);
  });
});
