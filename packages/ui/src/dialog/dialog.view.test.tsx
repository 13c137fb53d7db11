import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(() => vi.useRealTimers());

function show(open: boolean, onClose = vi.fn<() => void>()) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Reserveer zwemles"
      closeLabel="Sluiten"
      lead="Waarmee wilt u betalen?"
      footer={<button type="button">Ga verder</button>}
    >
      <p>Kindtegoed</p>
    </Dialog>
  );
}

it('opens as a dialog with its title as accessible name and its lead as description', () => {
  render(show(true));
  const texts = { name: 'Reserveer zwemles', description: 'Waarmee wilt u betalen?' };
  expect(screen.getByRole('dialog', texts).hasAttribute('open')).toBe(true);
});

it('gives focus to its title, so that a screen reader says it first, and then what it is for', () => {
  render(show(true));
  const title = { name: 'Reserveer zwemles', description: 'Waarmee wilt u betalen?' };
  expect(document.activeElement).toBe(screen.getByRole('heading', title));
});

it('begins each step at its title, which has the place among the steps as description', () => {
  const step = (name: string, above: string) => (
    <Dialog open onClose={vi.fn()} title={`Titel ${name}`} above={above} step={name} closeLabel="Sluiten">
      <button type="button">Ga verder</button>
    </Dialog>
  );
  const { rerender } = render(step('a', 'Stap 1 van 2'));
  const dialog = screen.getByRole('dialog');
  screen.getByRole('button', { name: 'Ga verder' }).focus();
  dialog.scrollTop = 300;
  rerender(step('a', 'Stap 1 van 2'));
  expect([dialog.scrollTop, document.activeElement?.textContent]).toEqual([300, 'Ga verder']);
  rerender(step('b', 'Stap 2 van 2'));
  expect(dialog.scrollTop).toBe(0);
  const title = screen.getByRole('heading', { name: 'Titel b', description: 'Stap 2 van 2' });
  expect(document.activeElement).toBe(title);
});

it('ignores the second press of a double one in a step that has just begun', () => {
  const onPress = vi.fn<() => void>();
  const step = (name: string) => (
    <Dialog open onClose={vi.fn()} title="Titel" step={name} closeLabel="Sluiten">
      <button type="button" onClick={onPress}>
        Ga verder
      </button>
    </Dialog>
  );
  const { rerender } = render(step('a'));
  rerender(step('b'));
  fireEvent.click(screen.getByRole('button', { name: 'Ga verder' }), { detail: 2 });
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Ga verder' }), { detail: 1 });
  expect(onPress).toHaveBeenCalledOnce();
});

it('closes with an animation of 250 ms [SH-060]', () => {
  vi.useFakeTimers();
  const { rerender } = render(show(true));
  const dialog = screen.getByRole('dialog');
  rerender(show(false));
  act(() => void vi.advanceTimersByTime(249));
  expect(dialog.hasAttribute('open')).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(dialog.hasAttribute('open')).toBe(false);
});

it('stays open when it is reopened during the close animation', () => {
  vi.useFakeTimers();
  const { rerender } = render(show(true));
  rerender(show(false));
  act(() => void vi.advanceTimersByTime(100));
  rerender(show(true));
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('dialog').hasAttribute('data-closing')).toBe(false);
});

it('calls onClose for the close button, Escape and the backdrop only', async () => {
  const onClose = vi.fn<() => void>();
  render(show(true, onClose));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(screen.getByText('Waarmee wilt u betalen?'));
  expect(onClose).toHaveBeenCalledTimes(0);
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(2);
  await userEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(3);
});

it('does not close when a text selection is dragged to the backdrop', () => {
  const onClose = vi.fn<() => void>();
  render(show(true, onClose));
  fireEvent.pointerDown(screen.getByText('Waarmee wilt u betalen?'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});
