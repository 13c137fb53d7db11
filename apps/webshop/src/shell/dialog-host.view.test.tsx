import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { SIGNED_IN } from '../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../testing/quiet-platform.ts';
import { renderShop } from '../../testing/render-shop.tsx';

const open = () => renderShop('/error/x', { stubs: quietPlatform, account: SIGNED_IN });

afterEach(() => vi.useRealTimers());

describe('the notification dialog', () => {
  const params = {
    title: { literal: 'Te veel pogingen' },
    lines: [{ literal: 'Wacht even.' }, { literal: 'Wacht even.' }, { literal: 'Probeer het morgen.' }],
  };

  it('has a title, its lines and a button that closes it [SH-045]', async () => {
    const { shell, user } = await open();
    act(() => shell.dialogs.open('notification', params));
    const dialog = within(await screen.findByRole('dialog', { name: 'Te veel pogingen' }));
    expect(dialog.getAllByText('Wacht even.')).toHaveLength(2);
    expect(await axeFindings()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Begrepen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes when its link is followed', async () => {
    const { shell, user, address } = await open();
    const action = { label: { literal: 'Naar regelingen' }, to: goTo('funds', {}) };
    act(() => shell.dialogs.open('notification', { ...params, action }));
    await user.click(await screen.findByRole('link', { name: 'Naar regelingen' }));
    await waitFor(() => expect(address()).toBe('/fondsen'));
    expect(shell.dialogs.current).toBeNull();
  });

  it('closes when the resident goes back in the history', async () => {
    const { shell, router } = await open();
    await act(() => router.navigate('/nergens'));
    act(() => shell.dialogs.open('notification', params));
    await screen.findByRole('dialog');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(shell.dialogs.current).toBeNull());
  });
});

describe('the warning of the automatic sign-out', () => {
  it('opens over the current dialog, shows the remaining time and lets the resident stay', async () => {
    const { shell, user, clock } = await open();
    shell.idle.start();
    act(() => shell.dialogs.open('share-voucher', { voucher: aVoucher() }));
    const message = await screen.findByLabelText('Uw bericht');
    await user.type(message, 'Ik kom dinsdag');
    act(() => clock.advance(13 * 60_000));
    const warning = within(await screen.findByRole('dialog', { name: 'Bent u er nog?' }));
    const timer = warning.getByRole('timer');
    expect([timer.textContent, timer.getAttribute('aria-live')]).toEqual(['Nog 120 seconden.', 'polite']);
    expect(warning.getAllByText('Nog 120 seconden.')).toHaveLength(2);
    act(() => clock.advance(1000));
    expect(warning.getByText('Nog 119 seconden.')).toBeDefined();
    expect(warning.getByRole('timer').textContent).toBe('Nog 120 seconden.');
    await user.click(warning.getAllByRole('button', { name: 'Blijf ingelogd' })[0] ?? document.body);
    expect(shell.dialogs.warning).toBeNull();
    expect(screen.getByLabelText('Uw bericht')).toHaveProperty('value', 'Ik kom dinsdag');
  });
});

describe('a dialog whose chunk is loading', () => {
  it('shows a progress bar after 300 ms, not earlier [SH-059]', async () => {
    const { shell } = await open();
    vi.useFakeTimers();
    vi.spyOn(shell.texts, 'need').mockReturnValue(new Promise(() => undefined));
    act(() => shell.dialogs.open('auth-code', {}));
    act(() => void vi.advanceTimersByTime(299));
    expect(screen.queryByRole('progressbar')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('progressbar')).toBeDefined();
  });

  it('closes with a toast when it cannot be fetched, and opens on the next attempt', async () => {
    const quietly = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { shell } = await open();
    vi.spyOn(shell.texts, 'need').mockRejectedValueOnce(new TypeError('offline'));
    act(() => shell.dialogs.open('notification', { title: { literal: 'Let op' }, lines: [] }));
    await waitFor(() => expect(shell.dialogs.current).toBeNull());
    expect(shell.toasts.shown[0]?.sentence).toEqual({ key: 'shell.failure.chunk' });
    act(() => shell.dialogs.open('notification', { title: { literal: 'Let op' }, lines: [] }));
    await screen.findByRole('dialog', { name: 'Let op' });
    quietly.mockRestore();
  });
});
