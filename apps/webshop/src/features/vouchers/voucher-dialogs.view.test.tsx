import { money } from '@stadstegoed/core/shared/money.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { aProductVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { KIND, showVoucher } from './testing/show-voucher.tsx';

const button = (name: string) => screen.getByRole('button', { name });

describe('the dialogs of a voucher, by keyboard', () => {
  it('follow what is paid while the code is visible, and not while the window is hidden', async () => {
    const { user, read, clock } = await showVoucher();
    await user.click(button('Toon groot'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kindtegoed' }));
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const before = read.mock.calls.length;
    await act(() => clock.play(60_000));
    expect(read).toHaveBeenCalledTimes(before);
    read.mockResolvedValue(ok({ ...KIND, balance: money(242_50), amount: money(242_50) }));
    visible.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    const paid = await dialog.findByText(/^Betaald: €\s5,-\. U heeft nog €\s242,50\.$/);
    expect(paid.getAttribute('role')).toBe('status');
    expect(dialog.getByText(/^€\s242,50$/)).toBeDefined();
    read.mockResolvedValue(ok({ ...KIND, balance: money(240_00), amount: money(240_00) }));
    await act(() => clock.play(4000));
    expect(await dialog.findByText(/^Betaald: €\s2,50/)).toBeDefined();
    visible.mockRestore();
  });

  it('keep the screen awake while the code is shown large', async () => {
    const release = vi.fn(() => Promise.resolve());
    const request = vi.fn(() => Promise.resolve({ release }));
    vi.stubGlobal('navigator', { platform: 'Linux', onLine: true, wakeLock: { request } });
    const { user } = await showVoucher();
    await user.click(button('Toon groot'));
    await screen.findByRole('dialog', { name: 'Kindtegoed' });
    expect(request).toHaveBeenCalledExactlyOnceWith('screen');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(release).toHaveBeenCalled());
    vi.unstubAllGlobals();
  });

  it('name the product that ends, not the fund that paid for it', async () => {
    const { user } = await showVoucher(aProductVoucher({ address: '0x1' }));
    await user.click(button('Stop dit tegoed'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dit tegoed stoppen' }));
    await user.click(dialog.getByRole('radio', { name: 'Ik gebruik het tegoed niet' }));
    await user.click(dialog.getByRole('button', { name: 'Ga verder' }));
    expect(dialog.getByText(/^U stopt Zwemles A\./)).toBeDefined();
    expect(dialog.getByText(/^Dit tegoed is €\s40,- waard\. Dat bedrag raakt u kwijt\.$/)).toBeDefined();
    expect(dialog.queryByText(/Kindtegoed/)).toBeNull();
  });

  it('return a product after a question, and go to the vouchers', async () => {
    const voucher = aProductVoucher({ address: '0x1', returnable: true, transactionsCount: 0 });
    const { user, giveBack, router } = await showVoucher(voucher);
    await user.click(button('Annuleer en krijg €\u00a040,- terug'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wilt u Zwemles A annuleren?' }));
    expect(dialog.getByText(/^U krijgt €\s40,- terug op Kindtegoed\./)).toBeDefined();
    expect(await axeFindings()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: /^Annuleer en krijg/ }));
    await screen.findByText('Geannuleerd. Het bedrag staat weer op uw tegoed.');
    expect(giveBack).toHaveBeenCalledExactlyOnceWith('0x1');
    await waitFor(() => expect(router.state.location.pathname).toBe('/tegoeden'));
  });
});
