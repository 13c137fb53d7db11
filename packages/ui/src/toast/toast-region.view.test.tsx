import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { ToastRegion } from './toast-region.tsx';
import type { Toast } from './toast-region.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const saved: Toast = { id: 1, kind: 'positive', text: 'Opgeslagen!' };

function show(toasts: readonly Toast[]) {
  const onDismiss = vi.fn<(id: Toast['id']) => void>();
  render(<ToastRegion toasts={toasts} onDismiss={onDismiss} closeLabel="Sluit melding" />);
  return onDismiss;
}

const liveRegion = (live: string): Element => {
  const region = document.querySelector(`[aria-live="${live}"]`);
  if (region === null) throw new Error(`There is no ${live} live region`);
  return region;
};
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('is dismissed after four seconds, not before [SH-056] [SH-058]', () => {
  const onDismiss = show([saved]);
  wait(3999);
  expect(onDismiss).not.toHaveBeenCalled();
  wait(1);
  expect(onDismiss).toHaveBeenCalledWith(1);
});

it('stays until it is dismissed when it has no display time', () => {
  const onDismiss = show([{ ...saved, timeout: null }]);
  wait(600_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Sluit melding' }));
  expect(onDismiss).toHaveBeenCalledWith(1);
});

it.each([
  ['the pointer is on it', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focus is in it', fireEvent.focus, fireEvent.blur],
])('stays while %s and restarts its display time after that', (_what, enter, leave) => {
  const onDismiss = show([saved]);
  const toast = screen.getByText('Opgeslagen!').parentElement ?? document.body;
  wait(3000);
  enter(toast);
  wait(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  leave(toast);
  wait(4000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('shows only the last four toasts [SH-057]', () => {
  show([1, 2, 3, 4, 5].map((id) => ({ id, kind: 'info', text: `Bericht ${id}` })));
  expect(screen.getAllByText(/^Bericht/).map((text) => text.textContent)).toEqual([
    'Bericht 2',
    'Bericht 3',
    'Bericht 4',
    'Bericht 5',
  ]);
});

it('has both live regions before the first toast, and announces an error immediately', () => {
  show([{ id: 1, kind: 'negative', text: 'Dat lukte niet.' }]);
  expect(liveRegion('polite').textContent).toBe('');
  expect(liveRegion('assertive').textContent).toBe('Dat lukte niet.');
});

it('has no role that a screen reader names while there is no toast', () => {
  show([]);
  expect([...document.querySelectorAll('[role]')]).toEqual([]);
});

it('runs its action and is dismissed', () => {
  const undo = vi.fn<() => void>();
  const onDismiss = show([{ ...saved, action: { label: 'Maak ongedaan', onSelect: undo } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(onDismiss).toHaveBeenCalledWith(1);
});

it('has no accessibility violations', async () => {
  show([saved, { id: 2, kind: 'negative', text: 'Dat lukte niet.' }]);
  vi.useRealTimers();
  expect(await axeFindings()).toEqual([]);
});
