import { aCardOrder, aPhysicalCard } from '@stadstegoed/core/testing/a-physical-card.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, openVoucher, VOUCHER, WITH_CARD } from '../physical-cards/testing/voucher-with-card.tsx';

describe('the card on the voucher screen', () => {
  it('shows the number of a linked card and what can be done with it', async () => {
    await openVoucher({ ...VOUCHER, physicalCard: aPhysicalCard({ sentTo: aCardOrder() }) });
    const card = within(screen.getByRole('region', { name: 'De pas van Noor' }));
    expect(card.getByRole('img', { name: 'Pas met nummer 1004 8213 7790' })).toBeDefined();
    expect(card.getByText('Noor kan met de pas betalen')).toBeDefined();
    expect(card.getByText('Opgestuurd naar Lindelaan 14 b, 7311 AA Zonnedorp.')).toBeDefined();
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Print de pas op papier',
      'Ontkoppel de pas',
    ]);
  });

  it('does not promise payments with the card of a stopped voucher', async () => {
    await openVoucher({ ...WITH_CARD, state: 'deactivated' });
    expect(screen.getByText('Met de pas kan niemand meer betalen')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Print de pas op papier' })).toBeNull();
    expect(button('Ontkoppel de pas')).toBeDefined();
  });
});
