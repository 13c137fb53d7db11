import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { ShopInProcess } from './shop-in-process.tsx';

// A failure in a helper of Vitest shows the line that called it.

/** Waits for the heading of the screen. */
export const heading = vi.defineHelper((name: string | RegExp) => screen.findByRole('heading', { level: 1, name }));

/** Waits for the dialog with this name. */
export const dialog = vi.defineHelper((name: string | RegExp) => screen.findByRole('dialog', { name }));

/** Waits for a toast. */
export const toast = vi.defineHelper((text: string | RegExp) => screen.findByText(text));

/**
 * Waits for a sentence, and says how a screen reader hears of it by itself: the `aria-live` or the role of the region
 * around it. Null when it does not.
 */
export const liveRegion = vi.defineHelper(async (text: string | RegExp) => {
  const region = (await screen.findByText(text)).closest('[aria-live], [role="status"], [role="alert"]');
  return region?.getAttribute('aria-live') ?? region?.getAttribute('role') ?? null;
});

/** Waits until the address equals this text or matches this pattern. */
export const arrivesAt = vi.defineHelper((place: { readonly address: string }, address: string | RegExp) =>
  waitFor(() => {
    if (typeof address === 'string') expect(place.address).toBe(address);
    else expect(place.address).toMatch(address);
  }),
);

/** Waits until this account is stored in the browser; null for no account. */
export const keepsAccount = vi.defineHelper((shop: ShopInProcess, account: object | null) =>
  waitFor(() => {
    if (account === null) expect(shop.stored('account')).toBeNull();
    else expect(shop.stored('account')).toMatchObject(account);
  }),
);

/** Waits for the alert in the main content with this text; the alert of the toasts does not count. */
export const failureAlert = vi.defineHelper((sentence: string | RegExp) =>
  waitFor(() => {
    const alert = within(screen.getByRole('main')).getByRole('alert');
    expect(alert.textContent.replaceAll('\u00a0', ' ')).toMatch(sentence);
    return alert;
  }),
);

/**
 * Waits for a link or button with this name and clicks it; the first one when the page has one for phones and one for
 * wide screens. Resolves with its text before the click.
 */
export const press = vi.defineHelper(async (shop: ShopInProcess, role: 'link' | 'button', name: string | RegExp) => {
  const [first] = await screen.findAllByRole(role, { name, hidden: true });
  if (!first) throw new Error(`There is no ${role} "${String(name)}"`);
  const text = first.textContent;
  await shop.user.click(first);
  return text;
});

/** Signs out by the menu, and waits until the account is gone. */
export const signOut = vi.defineHelper(async (shop: ShopInProcess) => {
  await press(shop, 'button', /^Uw menu/);
  await press(shop, 'button', 'Uitloggen');
  const leaving = await dialog('Wilt u uitloggen?');
  await shop.user.click(within(leaving).getByRole('button', { name: 'Uitloggen' }));
  await keepsAccount(shop, null);
});
