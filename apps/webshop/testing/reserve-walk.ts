import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { ShopInProcess } from './shop-in-process.tsx';
import { dialog, press } from './screen-queries.ts';

/** The queries of the open dialog. */
export const inDialog = () => within(screen.getByRole('dialog'));

/** The queries of the dialog with this name, once it is there. */
export const inStep = vi.defineHelper(async (name: string | RegExp) => within(await dialog(name)));

/** Presses a button of the open dialog, once it is there. */
export const pressIn = vi.defineHelper(async (shop: ShopInProcess, name: string | RegExp) =>
  shop.user.click(await inDialog().findByRole('button', { name })),
);

/** Fills in for whom the reservation is. */
export async function fillNames(shop: ShopInProcess): Promise<void> {
  const details = await inStep('Voor wie is het?');
  await shop.user.type(details.getByLabelText('Voornaam'), 'Kees');
  await shop.user.type(details.getByLabelText('Achternaam'), 'Bakker');
}

/** Opens the dialog on the page of an offer and goes to its last step. */
export async function goToCheck(shop: ShopInProcess) {
  await press(shop, 'button', 'Reserveer');
  await fillNames(shop);
  await pressIn(shop, 'Ga verder');
  return inStep('Klopt dit?');
}
