import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, dialog, heading, keepsAccount, press } from '../testing/screen-queries.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';
import { signInByMail } from '../testing/sign-in-by-mail.ts';

const mockPlatform = aMockPlatform();

const REQUEST = ['fund-request-declined', 'tim', 'Log in om uw aanvragen te zien', 'Warm wonen'] as const;
const REQUESTS = ['fund-request-declined', 'tim', 'Log in om uw aanvragen te zien', 'Aanvragen'] as const;
const RESERVATION = [
  'reservations-in-every-state',
  'ilse',
  'Log in om uw reservering te zien',
  'Filmkaartje met popcorn',
] as const;

describe('a link in a mail of the platform', () => {
  it.each([
    ['/fund-request/1', ...REQUEST],
    ['/fund-requests/1', ...REQUEST],
    ['/fondsen-aanvraag/1', ...REQUEST],
    ['/fondsen-aanvraag', ...REQUESTS],
    ['/reservations/1', ...RESERVATION],
    ['/reservations/1?checkout=1', ...RESERVATION],
    ['/reserveringen/1', ...RESERVATION],
    ['/identity-emails', 'fund-request-declined', 'tim', 'Log in om uw account te zien', 'E-mailadressen'],
    ['/verlanglijst', 'fund-request-declined', 'tim', 'Log in om te zien wat u heeft bewaard', /^Bewaard/],
  ])(
    'opens its screen after signing in, and at once from then on: %s [NX-008]',
    async (at, scenario, who, asks, title) => {
      const shop = await ShopInProcess.open(mockPlatform(), { scenario, at });
      await heading(asks);
      await press(shop, 'link', 'Inloggen');
      await press(shop, 'link', /Inloggen met e-mail/);
      await signInByMail(shop, `${who}@post.example`);
      await arrivesAt(shop, at);
      await heading(title);
      await shop.load(at);
      await heading(title);
      expect(shop.address).toBe(at);
    },
  );

  it('opens the funds without signing in: /fund-pre-check [NX-008]', async () => {
    await ShopInProcess.open(mockPlatform(), { scenario: 'fund-request-declined', at: '/fund-pre-check' });
    expect(await heading(/[Rr]egelingen/)).toBeDefined();
  });

  it('signs out by a press only: /sign-out [NX-008]', async () => {
    const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'one-voucher', as: 'kees', at: '/sign-out' });
    await heading('Uitloggen');
    expect(shop.stored('account')).not.toBeNull();
    await shop.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Uitloggen' }));
    await shop.user.click(within(await dialog('Wilt u uitloggen?')).getByRole('button', { name: 'Uitloggen' }));
    await arrivesAt(shop, '/');
    await keepsAccount(shop, null);
    await shop.load('/sign-out');
    await heading('U bent niet ingelogd');
  });
});
