import { tokens } from '@stadstegoed/mock-server/fixtures/seed/tokens.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import {
  arrivesAt,
  dialog,
  failureAlert,
  heading,
  keepsAccount,
  press,
  signOut,
  toast,
} from '../testing/screen-queries.ts';
import { ShopInProcess, type Visit } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const open = (visit: Visit): Promise<ShopInProcess> => ShopInProcess.open(mockPlatform(), visit);

describe('a session', () => {
  it('a session that expired at the platform leads home with a message [FU-007, SH-048, SH-050]', async () => {
    const shop = await open({ scenario: 'session-expired', at: '/tegoeden', token: tokens.expiredAccess });
    await arrivesAt(shop, /^\/\?session_expired/);
    await screen.findByText('U bent uitgelogd');
    expect(screen.queryByRole('dialog')).toBeNull();
    await keepsAccount(shop, null);
    await screen.findByRole('heading', { level: 1 });
  });

  it('a session that needs a second factor stays, and the sentence says whom to call where the shop cannot ask for it [SH-048]', async () => {
    const shop = await open({ scenario: 'several-vouchers', at: '/error/anders', as: 'samira' });
    await heading(/./);
    await shop.mock.addFault({ path: '/platform/vouchers', status: 401, body: { error: '2fa' } });
    await shop.go('/tegoeden');
    const alert = await failureAlert(/^Dit lukte niet.*Uw gemeente vraagt om een extra code/);
    expect(alert.textContent).toContain('Bel ons op (0123) 45 67 00');
    expect(shop.address).toBe('/tegoeden');
    await keepsAccount(shop, { name: 'samira@post.example' });
    await screen.findAllByText('samira@post.example');
  });

  it('can be extended from the warning [SH-051]', async () => {
    const shop = await open({ scenario: 'several-vouchers', at: '/tegoeden', as: 'samira' });
    await heading('Tegoeden');
    await shop.pass(13 * 60);
    await dialog('Bent u er nog?');
    await press(shop, 'button', 'Blijf ingelogd');
    // The platform counts from the last call that it handled.
    await waitFor(() => expect(shop.underWay).toBe(0));
    await shop.pass(5 * 60);
    expect(shop.address).toBe('/tegoeden');
    expect(shop.stored('account')).not.toBeNull();
  });

  it('a session that the resident ends asks for confirmation, goes home and clears the shown data [SI-023]', async () => {
    const shop = await open({ scenario: 'several-vouchers', at: '/tegoeden', as: 'samira' });
    await screen.findAllByRole('link', { name: /^Kindtegoed/ });
    await signOut(shop);
    await toast('U bent uitgelogd.');
    // Until then going back would go to the screen before this one.
    await arrivesAt(shop, '/');
    await shop.back();
    await heading('Log in om uw tegoeden te zien');
    expect(screen.queryByText('Kindtegoed')).toBeNull();
  });

  it('a session that ends on home moves the focus to the heading of a visitor, as a new screen does', async () => {
    const shop = await open({ scenario: 'several-vouchers', at: '/', as: 'samira' });
    await heading(/^Goede/);
    // Nothing has focus, as when a dialog has closed over a button that is gone.
    expect(document.activeElement).toBe(document.body);
    await shop.shop.shell.signOut();
    const visitor = await screen.findByRole('heading', { level: 1, name: /Gewoon meedoen/ });
    await expect.poll(() => document.activeElement).toBe(visitor);
  });
});

describe('a sign-in', () => {
  it('is kept when the page is loaded again [SH-004, SI-028]', async () => {
    const shop = await open({ scenario: 'several-vouchers', at: '/tegoeden', as: 'samira' });
    await heading('Tegoeden');
    await shop.load('/fondsen');
    await screen.findAllByText('samira@post.example');
    await shop.load('/tegoeden');
    await heading('Tegoeden');
    await screen.findAllByRole('link', { name: /^Kindtegoed/ });
  });
});

describe('a visitor', () => {
  it('can browse without a token [SH-002]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/fondsen/1' });
    await heading('Kindtegoed');
    expect(shop.stored('account')).toBeNull();
  });

  it('is asked to sign in on a screen for residents [SH-052, VO-018, VO-019]', async () => {
    const shop = await open({ scenario: 'ordinary-tuesday', at: '/tegoeden' });
    await heading('Log in om uw tegoeden te zien');
    const main = within(screen.getByRole('main'));
    expect(shop.calls.filter(({ path }) => path.includes('/platform/vouchers'))).toEqual([]);
    await shop.user.click(main.getByRole('link', { name: 'Inloggen' }));
    await heading('Hoe wilt u inloggen?');
  });
});

describe('another language', () => {
  it('is chosen without a reload, keeps the form values and is stored [SH-030, SH-031, SH-032]', async () => {
    const shop = await open({ scenario: 'open-code', at: '/fondsen/1/activeer?option=code', as: 'yusuf' });
    await shop.user.type(await screen.findByRole('textbox', { name: 'Activatiecode' }), '4f0a');
    expect(screen.getByRole('button', { name: 'English' }).lang).toBe('en');
    await press(shop, 'button', 'English');
    await heading('Enter your activation code');
    expect(await screen.findByRole('textbox', { name: 'Activation code' })).toMatchObject({ value: '4F0A' });
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    await waitFor(() => expect(document.title).toMatch(/Activate/));
    expect(shop.local.getItem('stadstegoed:language')).toBe('en');
    await shop.load('/start');
    await heading(/sign in/i);
  });
});
