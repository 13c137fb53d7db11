import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ShopInProcess } from './shop-in-process.tsx';

/** The heading of the screen, once it stands there. */
export const heading = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name });

/** The dialog with this name, once it is open. */
export const dialog = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('dialog', { name });

/** A short message at the edge of the screen. */
export const notice = (text: string | RegExp): Promise<HTMLElement> => screen.findByText(text);

/** Waits until the address bar shows exactly this, or what fits the pattern. */
export async function arrivesAt(place: { readonly address: string }, address: string | RegExp): Promise<void> {
  await waitFor(() => {
    if (typeof address === 'string') expect(place.address).toBe(address);
    else expect(place.address).toMatch(address);
  });
}

/** Waits until this browser keeps this account; null for nobody's. */
export async function keepsAccount(shop: ShopInProcess, account: object | null): Promise<void> {
  await waitFor(() => {
    if (account === null) expect(shop.kept('account')).toBeNull();
    else expect(shop.kept('account')).toMatchObject(account);
  });
}

/** What the screen itself says went wrong. The notices have an alert of their own, which is empty most of the time. */
export const told = (sentence: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const alert = within(screen.getByRole('main')).getByRole('alert');
    expect(alert.textContent).toMatch(sentence);
    return alert;
  });

/**
 * Presses what has this name, once it is there; the first where the page shows it twice, for phone and desk. Resolves with
 * the words on it before it was pressed.
 */
export async function press(shop: ShopInProcess, role: 'link' | 'button', name: string | RegExp): Promise<string> {
  const [first] = await screen.findAllByRole(role, { name, hidden: true });
  if (!first) throw new Error(`There is no ${role} "${String(name)}" to press`);
  const words = first.textContent;
  await shop.user.click(first);
  return words;
}
