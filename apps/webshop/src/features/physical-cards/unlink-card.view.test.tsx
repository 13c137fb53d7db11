import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, dialog, openVoucher, WITH_CARD } from './testing/voucher-with-card.tsx';

describe('unlinking a card, by keyboard', () => {
  it('can be followed by a new card', async () => {
    const { user } = await openVoucher(WITH_CARD);
    await user.click(button('Ontkoppel de pas'));
    await user.click((await dialog('Pas ontkoppelen')).getByRole('button', { name: 'Ga verder' }));
    await user.click(button('Ja, ontkoppel de pas'));
    await user.click(await screen.findByRole('button', { name: 'Regel een nieuwe pas' }));
    expect((await dialog('Wat wilt u doen?')).getAllByRole('radio')).toHaveLength(2);
  });
});
