import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIVE_AFTER_CHANGE } from '../app/timings.ts';
import { useLiveAfterChange } from './use-live-after-change.ts';

function Count({ text }: { readonly text: string }) {
  return <p aria-live={useLiveAfterChange(text)}>{text}</p>;
}

const live = () => screen.getByText(/regels/).getAttribute('aria-live');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('does not announce a status that was there from the start', () => {
  render(<Count text="4 regels" />);
  expect(live()).toBe('off');
});

it('announces a status that changes, together with the change', () => {
  const { rerender } = render(<Count text="4 regels" />);
  rerender(<Count text="2 regels" />);
  expect(screen.getByText('2 regels').getAttribute('aria-live')).toBe('polite');
});

it('is not announced again when a dialog over it closes later', () => {
  const { rerender } = render(<Count text="4 regels" />);
  rerender(<Count text="2 regels" />);
  act(() => {
    vi.advanceTimersByTime(LIVE_AFTER_CHANGE);
  });
  expect(live()).toBe('off');
});
