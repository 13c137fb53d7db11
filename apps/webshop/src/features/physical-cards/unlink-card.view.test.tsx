import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, dialog, dialogAlert, openVoucher, WITH_CARD } from './testing/voucher-with-card.tsx';

describe('unlinking a card, by keyboard', () => {
  it('can be followed by a new card', async () => {
    const { user } = await openVoucher(WITH_CARD);
    await user.click(button('Ontkoppel de pas'));
    await user.click((await dialog('Pas ontkoppelen')).getByRole('button', { name: 'Ga verder' }));
    await user.click(button('Ja, ontkoppel de pas'));
    await user.click(await screen.findByRole('button', { name: 'Regel een nieuwe pas' }));
    expect((await dialog('Wat wilt u doen?')).getAllByRole('radio')).toHaveLength(2);
  });

  it('shows a failure in the dialog, and keeps the card', async () => {
    const unlink = vi.fn(async () => err(failure('unexpected')));
    const { user } = await openVoucher(WITH_CARD, { cards: { unlink } });
    await user.click(button('Ontkoppel de pas'));
    await user.click((await dialog('Pas ontkoppelen')).getByRole('button', { name: 'Ga verder' }));
    await user.click(button('Ja, ontkoppel de pas'));
    expect((await dialogAlert()).textContent).toContain('Er ging iets mis bij ons.');
    await user.click(button('Houd de pas'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('region', { name: 'De pas van Noor' })).toBeDefined();
  });
});
