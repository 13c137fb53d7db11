import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The heading of the screen, once it stands there. */
export const heading = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name });

/** The dialog with this name, once it is open. */
export const dialog = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('dialog', { name });

/** A short message at the edge of the screen. */
export const notice = (text: string | RegExp): Promise<HTMLElement> => screen.findByText(text);

/** Waits until the address bar shows this. */
export async function arrivesAt(place: { readonly address: string }, address: string | RegExp): Promise<void> {
  await waitFor(() => expect(place.address).toMatch(address));
}
