import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, dialog, heading, press } from '../testing/screen-queries.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';
import { signInAs } from '../testing/sign-in-as.ts';

const mockPlatform = aMockPlatform();
const CODES = 'qr-codes';
const MINUTES = 60;
const SHOW = { name: 'Toon mijn QR-codes' };

/** Opens the vouchers of Kees, and has his QR codes stored on the device. */
async function storeCodes(scenario = 'one-voucher'): Promise<ShopInProcess> {
  const shop = await ShopInProcess.open(mockPlatform(), { scenario, at: '/tegoeden', as: 'kees' });
  const choice = await screen.findByRole('checkbox', { name: /^Bewaar mijn QR-codes op deze telefoon/ });
  expect(choice).toHaveProperty('checked', false);
  expect(shop.stored(CODES)).toBeNull();
  await shop.user.click(choice);
  await waitFor(() => expect(shop.stored(CODES)).not.toBeNull());
  return shop;
}

/** Lets the sign-in end because the resident does nothing. */
async function doNothing(shop: ShopInProcess): Promise<void> {
  await shop.pass(16 * MINUTES);
  await arrivesAt(shop, /^\/\?session_expired/);
}

describe('the QR codes on an own device', () => {
  it('stay readable after the automatic sign-out and without a network, and nothing else does', async () => {
    const shop = await storeCodes();
    await doNothing(shop);
    expect(shop.stored('resident:vouchers')).toBeNull();
    expect(Object.keys(Object(shop.stored(CODES))[0]).toSorted()).toEqual(['address', 'lastDay', 'name']);
    shop.isOffline = true;
    await shop.load('/');
    await shop.user.click(await screen.findByRole('button', SHOW));
    const codes = within(await dialog('Uw QR-codes'));
    expect(codes.getByRole('img', { name: /^QR-code van Meedoentegoed\. .* Geldig tot en met / })).toBeDefined();
    expect(codes.queryByText(/€/)).toBeNull();
  });

  it('are offered where the resident left off, on the screen of a voucher that asks to sign in', async () => {
    const shop = await storeCodes();
    await shop.user.click(screen.getByRole('link', { name: /^Meedoentegoed/ }));
    await heading('Meedoentegoed');
    const voucher = shop.address;
    await doNothing(shop);
    shop.isOffline = true;
    await shop.load(voucher);
    await heading('Log in om uw tegoed te zien');
    await shop.user.click(await screen.findByRole('button', SHOW));
    await dialog('Uw QR-codes');
    await shop.load('/reserveringen');
    await heading('Log in om uw reserveringen te zien');
    expect(screen.queryByRole('button', SHOW)).toBeNull();
  });

  it('the QR codes of one fund on an own device are told apart [VO-020]', async () => {
    const shop = await ShopInProcess.open(mockPlatform(), {
      scenario: 'several-vouchers',
      at: '/tegoeden',
      as: 'samira',
    });
    await shop.user.click(await screen.findByRole('checkbox', { name: /^Bewaar mijn QR-codes/ }));
    await doNothing(shop);
    await shop.user.click(await screen.findByRole('button', SHOW));
    const codes = within(await dialog('Uw QR-codes'));
    expect(Array.from(document.querySelectorAll('dialog summary'), (name) => name.textContent)).toEqual([
      'Kindtegoed 1',
      'Kindtegoed 2',
      'Meedoentegoed',
    ]);
    expect(codes.getByRole('img', { name: /^QR-code van Kindtegoed 2\./ })).toBeDefined();
    const modules = codes
      .getAllByRole('img', { name: /^QR-code van/, hidden: true })
      .map((code) => code.querySelector('path')?.getAttribute('d'));
    expect([modules.length, new Set(modules).size]).toEqual([3, 3]);
  });

  it('are not stored without that choice', async () => {
    const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'one-voucher', at: '/tegoeden', as: 'kees' });
    await screen.findAllByText('Meedoentegoed');
    await doNothing(shop);
    await heading(/Zonnedorp/);
    expect(shop.stored(CODES)).toBeNull();
    expect(screen.queryByRole('button', SHOW)).toBeNull();
  });

  it('are gone when the resident takes the choice back, also after the sign-out', async () => {
    const shop = await storeCodes();
    const choice = screen.getByRole('checkbox', { name: /^Bewaar mijn QR-codes/ });
    await shop.user.click(choice);
    expect(shop.stored(CODES)).toBeNull();
    await shop.user.click(choice);
    await doNothing(shop);
    await shop.user.click(await screen.findByRole('button', SHOW));
    await shop.user.click(
      within(await dialog('Uw QR-codes')).getByRole('button', { name: 'Haal ze van deze telefoon' }),
    );
    await waitFor(() => expect(screen.queryByRole('button', SHOW)).toBeNull());
    expect(shop.stored(CODES)).toBeNull();
  });

  it('are gone when the resident signs out', async () => {
    const shop = await storeCodes();
    await shop.shop.shell.signOut();
    await arrivesAt(shop, '/');
    expect(shop.stored(CODES)).toBeNull();
  });

  it('are gone when another resident signs in, and stay for the same one', async () => {
    const shop = await storeCodes('ordinary-tuesday');
    await doNothing(shop);
    await signInAs(shop, 'kees');
    await shop.load('/tegoeden');
    expect(await screen.findByRole('checkbox', { name: /^Bewaar mijn QR-codes/, checked: true })).toBeDefined();
    await shop.pass(16 * MINUTES);
    await signInAs(shop, 'samira');
    await shop.load('/tegoeden');
    await screen.findAllByText('Kindtegoed');
    await waitFor(() => expect(shop.stored(CODES)).toBeNull());
  });
});

it('the automatic sign-out waits while a QR code is on the screen without a network, until it is left', async () => {
  const shop = await storeCodes();
  await press(shop, 'link', /^Meedoentegoed/);
  await heading('Meedoentegoed');
  const address = shop.address;
  shop.isOffline = true;
  await shop.load(address);
  await screen.findByText(/^Geen internet\. Stand van /);
  await shop.pass(20 * MINUTES);
  expect(shop.address).toBe(address);
  expect(screen.getAllByRole('img', { name: /^QR-code/ }).length).toBeGreaterThan(0);
  await shop.go('/uitleg');
  await shop.pass(1);
  await arrivesAt(shop, /^\/\?session_expired/);
});
