import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { quietPlatform } from '../../testing/quiet-platform.ts';
import { renderShop } from '../../testing/render-shop.tsx';
import { Toasts } from '../lib/app/app-ports.ts';

afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

/** Renders the shop and returns the toasts port as features get it. */
async function open(): Promise<Toasts> {
  const { container } = await renderShop('/nergens', { stubs: quietPlatform });
  vi.useFakeTimers();
  return container.get(Toasts);
}

describe('a toast of a feature', () => {
  it('disappears after 4 s [SH-056] [SH-058]', async () => {
    const toasts = await open();
    act(() => toasts.show('positive', { key: 'shell.saved' }));
    wait(3999);
    expect(screen.getByText('Opgeslagen!')).toBeDefined();
    wait(1);
    expect(screen.queryByText('Opgeslagen!')).toBeNull();
  });

  it('disappears after the duration that the feature sets [SH-056]', async () => {
    const toasts = await open();
    act(() => toasts.show('danger', { literal: 'Deze link is reeds gebruikt.' }, 8000));
    wait(7999);
    expect(screen.getByText('Deze link is reeds gebruikt.')).toBeDefined();
    wait(1);
    expect(screen.queryByText('Deze link is reeds gebruikt.')).toBeNull();
  });

  it('replaces the oldest when four are shown [SH-057]', async () => {
    const toasts = await open();
    for (const number of [1, 2, 3, 4, 5]) act(() => toasts.show('info', { literal: `Melding ${number}` }));
    expect(screen.getAllByText(/^Melding/).map(({ textContent }) => textContent)).toEqual([
      'Melding 2',
      'Melding 3',
      'Melding 4',
      'Melding 5',
    ]);
  });
});
