import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWide } from './use-wide.ts';

const Wide = () => <p>{useWide() ? 'columns' : 'one column'}</p>;

/** A window whose width changes by `set`. */
function aWindow(isWide: boolean) {
  const media = Object.assign(new EventTarget(), { matches: isWide });
  vi.stubGlobal('matchMedia', () => media);
  return (matches: boolean) => {
    media.matches = matches;
    media.dispatchEvent(new Event('change'));
  };
}

afterEach(() => vi.unstubAllGlobals());

it('tells whether the window is wide enough for columns, also after it was turned', () => {
  const set = aWindow(false);
  render(<Wide />);
  expect(screen.getByText('one column')).toBeDefined();
  act(() => set(true));
  expect(screen.getByText('columns')).toBeDefined();
});

it('takes a window that cannot be asked for a wide one', () => {
  vi.stubGlobal('matchMedia', undefined);
  render(<Wide />);
  expect(screen.getByText('columns')).toBeDefined();
});
