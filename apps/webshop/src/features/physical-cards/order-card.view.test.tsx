import type { PhysicalCards } from '@stadstegoed/core/physical-cards/physical-cards.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aCardOrder } from '@stadstegoed/core/testing/a-physical-card.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, dialog, openType } from './testing/voucher-with-card.tsx';

async function openAddress(cards: Partial<PhysicalCards> = {}) {
  const shop = await openType(cards);
  await shop.user.click(screen.getByRole('radio', { name: /^Ik wil een nieuwe pas/ }));
  await shop.user.click(button('Ga verder'));
  await screen.findByLabelText('Postcode');
  return shop;
}

describe('ordering a card, by keyboard', () => {
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
