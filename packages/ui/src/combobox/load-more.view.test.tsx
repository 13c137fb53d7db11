import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIST_TEXTS } from '../../testing/control-texts.ts';
import { FormField } from '../field/form-field.tsx';
import { Combobox } from './combobox.tsx';

const options = Array.from({ length: 120 }, (_, index) => ({ value: `v${index}`, label: `Aanbieder ${index}` }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Opens a list of 120 options that is 2200 pixels high and shows 320 of them. */
function openList() {
  render(
    <FormField id="provider" label="Aanbieder">
      {(control) => (
        <Combobox {...control} options={options} value={null} onChange={() => undefined} texts={LIST_TEXTS.nl} />
      )}
    </FormField>,
  );
  fireEvent.click(screen.getByRole('combobox', { name: 'Aanbieder' }));
  const list = screen.getByRole('listbox');
  Object.defineProperties(list, { scrollHeight: { value: 2200 }, clientHeight: { value: 320 } });
  return {
    scrollTo: (scrollTop: number) => fireEvent.scroll(list, { target: { scrollTop } }),
    shown: () => screen.getAllByRole('option').length,
  };
}

/** Lets time pass, in milliseconds. */
const pass = (time: number): void =>
  act(() => {
    vi.advanceTimersByTime(time);
  });

it('shows fifty options first, and more when the list is scrolled to its end [SH-071] [SH-072]', () => {
  const { scrollTo, shown } = openList();
  expect(shown()).toBe(50);
  pass(5000);
  scrollTo(500);
  pass(5000);
  expect(shown()).toBe(50);
  scrollTo(1880);
  pass(0);
  expect(shown()).toBe(100);
});

it('adds the next options 1500 ms after the last ones, however often it is scrolled [SH-080]', () => {
  const { scrollTo, shown } = openList();
  scrollTo(1880);
  scrollTo(1880);
  pass(1499);
  expect(shown()).toBe(50);
  pass(1);
  expect(shown()).toBe(100);
  scrollTo(1880);
  pass(1499);
  expect(shown()).toBe(100);
  pass(1);
  expect(shown()).toBe(120);
});

it('adds nothing after the list was closed', () => {
  const { scrollTo, shown } = openList();
  const box = screen.getByRole('combobox', { name: 'Aanbieder' });
  scrollTo(1880);
  fireEvent.keyDown(box, { key: 'Escape' });
  pass(5000);
  fireEvent.click(box);
  expect(shown()).toBe(50);
});
