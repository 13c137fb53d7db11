import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { dialog, heading } from '../testing/screen-queries.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const KEPT = 'resident:vouchers';
const AS_OF = /^Geen internet\. Stand van .* uur\.$/;

/** Opens the list of vouchers as Samira, and waits until it is kept. */
async function openVouchers(scenario = 'several-vouchers'): Promise<ShopInProcess> {
  const shop = await ShopInProcess.open(mockPlatform(), {
    scenario,
    at: '/tegoeden',
    as: 'samira',
  });
  await heading('Tegoeden');
  await screen.findAllByText('Kindtegoed');
  await waitFor(() => expect(shop.stored(KEPT)).toMatchObject({ kept: { active: {}, archived: {} } }));
  return shop;
}

/** The address of the first voucher in the list. */
function firstVoucher(): string {
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '');
  return links.find((href) => href.startsWith('/tegoeden/0x')) ?? '';
}

describe('a resident without a network', () => {
  it('opens a voucher that was only listed, with its QR code and the time, also after a reload', async () => {
    const shop = await openVouchers();
    const address = firstVoucher();
    shop.isOffline = true;
    await shop.go(address);
    await screen.findByText(AS_OF);
    await screen.findByRole('img', { name: /^QR-code/ });
    await shop.load(address);
    await screen.findByText(AS_OF);
    expect(await screen.findByRole('img', { name: /^QR-code/ })).toBeDefined();
  });

  it('sees the newest state of a voucher, and what is read beside it, when the browser is online again', async () => {
    const shop = await openVouchers();
    shop.isOffline = true;
    await shop.load(firstVoucher());
    await screen.findByText(AS_OF);
    expect(screen.queryByText(/^over van/)).toBeNull();
    shop.isOffline = false;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText(AS_OF)).toBeNull());
    await screen.findByText(/^over van/);
  });

  it('sees the newest state by itself when the browser says nothing, but the platform answers again', async () => {
    const shop = await openVouchers();
    shop.isOffline = true;
    await shop.load('/tegoeden');
    await screen.findByText(AS_OF);
    shop.isOffline = false;
    await shop.pass(20);
    await waitFor(() => expect(screen.queryByText(AS_OF)).toBeNull());
  });

  it('is not told twice: the bar for missing parts stays away', async () => {
    const shop = await openVouchers();
    shop.isOffline = true;
    await shop.load('/tegoeden');
    await screen.findByText(AS_OF);
    await waitFor(() => expect(shop.shop.shell.settings.isMissing).toBe(true));
    expect(screen.queryByText(/Een deel van deze website ontbreekt/)).toBeNull();
  });
});

describe('a resident who looks back without a network', () => {
  it.each([
    ['all requests', 'clarification-open', 'fatima', '/aanvragen', 'Aanvragen', 'De gemeente heeft een vraag aan u'],
    ['a request', 'clarification-open', 'fatima', '/aanvragen/1?fund=3', 'Schoolstart', /^€\s1\.510,-$/],
    [
      'a reservation',
      'reservations-in-every-state',
      'ilse',
      '/reserveringen/1',
      /^Filmkaartje/,
      'Annuleren gaat via Filmhuis Lumen',
    ],
  ])('sees %s as it was, with the time, also after a reload [NX-022]', async (_, scenario, as, at, title, shows) => {
    const shop = await ShopInProcess.open(mockPlatform(), { scenario, as, at });
    await heading(title);
    await screen.findByText(shows);
    await waitFor(() => expect(shop.underWay).toBe(0));
    shop.isOffline = true;
    await shop.load(at);
    await heading(title);
    await screen.findByText(AS_OF);
    await screen.findByText(shows);
    shop.isOffline = false;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText(AS_OF)).toBeNull());
    await shop.shop.shell.signOut();
    expect(shop.stored('resident:copies')).toBeNull();
  });
});

describe('stored vouchers are removed', () => {
  it('stored vouchers are removed at sign-out, also without a network', async () => {
    const shop = await openVouchers();
    shop.isOffline = true;
    await shop.shop.shell.signOut();
    expect(shop.stored(KEPT)).toBeNull();
  });

  it('stored vouchers are removed at the sign-out after 15 minutes without activity', async () => {
    const shop = await openVouchers();
    await shop.pass(13 * 60);
    await dialog('Bent u er nog?');
    await shop.pass(2 * 60);
    await waitFor(() => expect(shop.stored(KEPT)).toBeNull());
  });

  it('stored vouchers are removed at the next visit when the browser was closed for longer than that', async () => {
    const shop = await openVouchers();
    await shop.pass(5);
    shop.isOffline = true;
    shop.clock.advance(0);
    shop.local.setItem('stadstegoed:last-activity', String(shop.clock.now() - 16 * 60_000));
    await shop.load('/tegoeden');
    await heading('Log in om uw tegoeden te zien');
    expect(shop.stored(KEPT)).toBeNull();
  });

  it('stored vouchers are removed when the platform ends the session', async () => {
    const shop = await openVouchers();
    await shop.mock.addFault({ path: '/platform/vouchers', status: 401, body: { message: 'session_expired' } });
    await shop.go(firstVoucher());
    await shop.go('/tegoeden');
    await waitFor(() => expect(shop.stored(KEPT)).toBeNull());
  });

  it('stored vouchers are removed when another resident signs in', async () => {
    const shop = await openVouchers('ordinary-tuesday');
    const token = await shop.platform.tokenOf('elif');
    shop.local.setItem('stadstegoed:account', JSON.stringify({ access_token: token, name: null, type: 'email' }));
    fireEvent(window, new StorageEvent('storage', { key: 'stadstegoed:account' }));
    await waitFor(() => expect(shop.stored(KEPT)).toMatchObject({ owner: token }));
    shop.isOffline = true;
    await shop.load('/tegoeden');
    await heading('Tegoeden');
    expect(screen.queryByText('Voor Ilyas')).toBeNull();
  });
});

it('nothing is kept for a visitor', async () => {
  const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'ordinary-tuesday', at: '/tegoeden' });
  await heading('Log in om uw tegoeden te zien');
  expect(shop.stored(KEPT)).toBeNull();
});
