import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIVE_AFTER_CHANGE } from './timings.ts';
import { useLiveAfterChange } from './use-live-after-change.ts';

function Count({ text }: { readonly text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the screens have it
    <p role="status" aria-live={useLiveAfterChange(text)}>
      {text}
    </p>
  );
}

const live = () => screen.getByRole('status').getAttribute('aria-live');

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
  expect([live(), screen.getByRole('status').textContent]).toEqual(['polite', '2 regels']);
});

it('is not announced again when a dialog over it closes later', () => {
  const { rerender } = render(<Count text="4 regels" />);
  rerender(<Count text="2 regels" />);
  act(() => {
    vi.advanceTimersByTime(LIVE_AFTER_CHANGE);
  });
  expect(live()).toBe('off');
});
