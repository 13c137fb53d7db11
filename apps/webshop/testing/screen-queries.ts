import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ShopInProcess } from './shop-in-process.tsx';

/** Waits for the heading of the screen. */
export const heading = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name });

/** Waits for the dialog with this name. */
export const dialog = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('dialog', { name });

/** Waits for a toast. */
export const toast = (text: string | RegExp): Promise<HTMLElement> => screen.findByText(text);

/** Waits until the address equals this text or matches this pattern. */
export async function arrivesAt(place: { readonly address: string }, address: string | RegExp): Promise<void> {
  await waitFor(() => {
    if (typeof address === 'string') expect(place.address).toBe(address);
    else expect(place.address).toMatch(address);
  });
}

/** Waits until this account is stored in the browser; null for no account. */
export async function keepsAccount(shop: ShopInProcess, account: object | null): Promise<void> {
  await waitFor(() => {
    if (account === null) expect(shop.stored('account')).toBeNull();
    else expect(shop.stored('account')).toMatchObject(account);
  });
}

/** Waits for the alert in the main content with this text; the alert of the toasts does not count. */
export const failureAlert = (sentence: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const alert = within(screen.getByRole('main')).getByRole('alert');
    expect(alert.textContent).toMatch(sentence);
    return alert;
  });

/**
 * Waits for a link or button with this name and clicks it; the first one when the page has one for phones and one for
 * wide screens. Resolves with its text before the click.
 */
export async function press(shop: ShopInProcess, role: 'link' | 'button', name: string | RegExp): Promise<string> {
  const [first] = await screen.findAllByRole(role, { name, hidden: true });
  if (!first) throw new Error(`There is no ${role} "${String(name)}"`);
  const text = first.textContent;
  await shop.user.click(first);
  return text;
}
