import type { PhysicalCards } from '@stadstegoed/core/physical-cards/physical-cards.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aCardOrder } from '@stadstegoed/core/testing/a-physical-card.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, dialog, openType } from './testing/voucher-with-card.tsx';

async function openAddress(cards: Partial<PhysicalCards> = {}) {
  const shop = await openType(cards);
  await shop.user.click(screen.getByRole('radio', { name: /^Ik wil een nieuwe pas/ }));
  await shop.user.click(button('Ga verder'));
  await screen.findByLabelText('Postcode');
  return shop;
}

async function fillAddress({ user }: Awaited<ReturnType<typeof openType>>) {
  const values = { Postcode: '7311 AA', Huisnummer: '14', Straat: 'Lindelaan', Plaats: 'Zonnedorp' };
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
}

describe('ordering a card, by keyboard', () => {
  it('shows the address as on an envelope before it is ordered [PC-007] [PC-010] [PC-018]', async () => {
    const shop = await openAddress();
    await fillAddress(shop);
    expect(await axeFindings()).toEqual([]);
    await shop.user.click(button('Ga verder'));
    const check = await dialog('Klopt dit adres?');
    expect(shop.validateOrder).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.textContent).toBe('Klopt dit adres?');
    expect(check.getByText('Lindelaan 14')).toBeDefined();
    expect(check.getByText('7311 AA Zonnedorp')).toBeDefined();
    expect(check.getByText('U krijgt een e-mail als wij uw bestelling hebben.')).toBeDefined();
    expect(await axeFindings()).toEqual([]);
    await shop.user.dblClick(check.getByRole('button', { name: 'Bestel de pas' }));
    const done = await dialog('Uw pas is besteld');
    expect(shop.order).toHaveBeenCalledTimes(1);
    expect(done.getByText('Wij sturen de pas naar Lindelaan 14 b, 7311 AA Zonnedorp.')).toBeDefined();
    expect(await axeFindings()).toEqual([]);
    await shop.user.click(done.getByRole('button', { name: 'Klaar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('refuses an order without postcode, house, street or city, at that field [PC-012] [PC-013]', async () => {
    const { user, validateOrder } = await openAddress();
    await user.click(button('Ga verder'));
    expect(document.activeElement?.textContent).toBe('Er zijn 4 fouten');
    const invalidLabels = screen
      .getAllByRole('textbox')
      .filter((field) => field.getAttribute('aria-invalid') === 'true')
      .map((field) => document.querySelector(`label[for="${field.id}"]`)?.textContent);
    expect(invalidLabels).toEqual(['Postcode', 'Huisnummer', 'Straat', 'Plaats']);
    expect(validateOrder).not.toHaveBeenCalled();
    expect(await axeFindings()).toEqual([]);
  });

  it('says that the last address could not be read', async () => {
    await openAddress({ orders: async () => err(failure('unexpected')) });
    expect(screen.getByText('Wij konden uw vorige adres niet ophalen. Vul het adres zelf in.')).toBeDefined();
  });

  it('keeps the address when it is changed after the check', async () => {
    const shop = await openAddress({ orders: async () => ok([aCardOrder()]) });
    await shop.user.click(button('Ga verder'));
    await shop.user.click(await screen.findByRole('button', { name: 'Wijzig het adres' }));
    await dialog('Waar mag de pas naartoe?');
    expect(screen.getByLabelText('Straat')).toHaveProperty('value', 'Lindelaan');
  });
});
