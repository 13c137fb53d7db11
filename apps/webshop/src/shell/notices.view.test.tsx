import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { quietPlatform } from '../../testing/quiet-platform.ts';
import { renderShop } from '../../testing/render-shop.tsx';
import { Notices } from '../support/app-ports.ts';

afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

/** The shop, and the notices as a feature gets them. */
async function open(): Promise<Notices> {
  const { composition } = await renderShop('/nergens', { stubs: quietPlatform });
  vi.useFakeTimers();
  return composition.get(Notices);
}

describe('a notice of a feature', () => {
  it('stands on the screen for 4 s and then goes by itself [SH-056] [SH-058]', async () => {
    const notices = await open();
    act(() => notices.show('positive', { key: 'shell.saved' }));
    wait(3999);
    expect(screen.getByText('Opgeslagen!')).toBeDefined();
    wait(1);
    expect(screen.queryByText('Opgeslagen!')).toBeNull();
  });

  it('stands there as long as the feature says, where it says so [SH-056]', async () => {
    const notices = await open();
    act(() => notices.show('danger', { literal: 'Deze link is reeds gebruikt.' }, 8000));
    wait(7999);
    expect(screen.getByText('Deze link is reeds gebruikt.')).toBeDefined();
    wait(1);
    expect(screen.queryByText('Deze link is reeds gebruikt.')).toBeNull();
  });

  it('takes the place of the oldest when four stand there already [SH-057]', async () => {
    const notices = await open();
    for (const figure of [1, 2, 3, 4, 5]) act(() => notices.show('info', { literal: `Melding ${figure}` }));
    expect(screen.getAllByText(/^Melding/).map(({ textContent }) => textContent)).toEqual([
      'Melding 2',
      'Melding 3',
      'Melding 4',
      'Melding 5',
    ]);
  });
});
