import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, dialog, dialogAlert, openVoucher, WITH_CARD } from './testing/voucher-with-card.tsx';

describe('unlinking a card, by keyboard', () => {
  it('goes from the consequences to the confirmation to the end; focus starts on keeping it [PC-002] [PC-008]', async () => {
    const { user, unlink } = await openVoucher(WITH_CARD);
    button('Ontkoppel de pas').focus();
    await user.keyboard('{Enter}');
    const start = await dialog('Wilt u deze pas ontkoppelen?');
    expect(document.activeElement?.textContent).toBe('Houd de pas');
    expect(start.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Met de pas kan niemand meer betalen.',
      'De QR-code op deze pagina blijft werken.',
      'U kunt dezelfde pas later weer koppelen.',
    ]);
    expect(await axeFindings()).toEqual([]);
    await user.click(start.getByRole('button', { name: 'Ontkoppel de pas' }));
    const sure = await dialog('Weet u het zeker?');
    expect(document.activeElement?.textContent).toBe('Houd de pas');
    expect(unlink).not.toHaveBeenCalled();
    expect(await axeFindings()).toEqual([]);
    await user.dblClick(sure.getByRole('button', { name: 'Ja, ontkoppel de pas' }));
    const done = await dialog('De pas is ontkoppeld');
    expect(unlink).toHaveBeenCalledExactlyOnceWith('0x1', '311');
    expect(done.getByText(/^Uw saldo is hetzelfde gebleven: .*187,50\.$/)).toBeDefined();
    expect(await axeFindings()).toEqual([]);
    await user.click(done.getAllByRole('button', { name: 'Sluiten' }).at(-1) ?? document.body);
    const offer = await screen.findByRole('region', { name: 'Betalen zonder telefoon?' });
    await waitFor(() => expect(document.activeElement).toBe(offer));
  });

  it('can be followed by a new card', async () => {
    const { user } = await openVoucher(WITH_CARD);
    await user.click(button('Ontkoppel de pas'));
    await user.click((await dialog('Wilt u deze pas ontkoppelen?')).getByRole('button', { name: 'Ontkoppel de pas' }));
    await user.click(button('Ja, ontkoppel de pas'));
    await user.click(await screen.findByRole('button', { name: 'Regel een nieuwe pas' }));
    expect((await dialog('Wat wilt u doen?')).getAllByRole('radio')).toHaveLength(2);
  });

  it('shows a failure in the dialog, and keeps the card', async () => {
    const unlink = vi.fn(async () => err(failure('unexpected')));
    const { user } = await openVoucher(WITH_CARD, { cards: { unlink } });
    await user.click(button('Ontkoppel de pas'));
    await user.click((await dialog('Wilt u deze pas ontkoppelen?')).getByRole('button', { name: 'Ontkoppel de pas' }));
    await user.click(button('Ja, ontkoppel de pas'));
    expect((await dialogAlert()).textContent).toContain('Er ging iets mis bij ons.');
    await user.click(button('Houd de pas'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('region', { name: 'De pas van Noor' })).toBeDefined();
  });
});
