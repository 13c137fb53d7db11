import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { LIST_TEXTS } from '../../testing/control-texts.ts';
import { FormField } from '../field/form-field.tsx';
import { Combobox } from './combobox.tsx';

const optionsCalled = (word: string) =>
  Array.from({ length: 120 }, (_, index) => ({ value: `v${index + 1}`, label: `${word} ${index + 1}` }));

function Providers(props: { readonly start?: string; readonly word?: string; readonly onBlur?: () => void }) {
  const [value, setValue] = useState<string | null>(props.start ?? null);
  return (
    <>
      <FormField id="provider" label="Aanbieder">
        {(control) => (
          <Combobox
            {...control}
            options={optionsCalled(props.word ?? 'Aanbieder')}
            value={value}
            onChange={setValue}
            texts={LIST_TEXTS.nl}
            {...(props.onBlur && { onBlur: props.onBlur })}
          />
        )}
      </FormField>
      <p>gekozen: {value}</p>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Aanbieder' });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
const chosen = () => screen.getByText(/^gekozen/).textContent;

it('takes only one of its options [SH-070]', async () => {
  render(<Providers start="v3" />);
  await userEvent.clear(box());
  await userEvent.type(box(), 'zomaar iets');
  expect(screen.getByText('Niets gevonden')).toBeDefined();
  await userEvent.tab();
  expect(box().value).toBe('Aanbieder 3');
  expect(chosen()).toBe('gekozen: v3');
});

it('is chosen from by keyboard alone, and Escape closes the list without a change', async () => {
  render(<Providers />);
  await userEvent.type(box(), '12');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Aanbieder 112');
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe('gekozen: v112');
  await userEvent.type(box(), '{ArrowDown}{ArrowDown}{Escape}');
  expect(chosen()).toBe('gekozen: v112');
  expect(box().getAttribute('aria-expanded')).toBe('false');
});

it('drops what was typed on Escape, then empties the field, and brings the choice back when it is left [SH-070]', async () => {
  render(<Providers start="v3" />);
  await userEvent.type(box(), '7{Escape}');
  expect([box().value, chosen()]).toEqual(['Aanbieder 3', 'gekozen: v3']);
  await userEvent.keyboard('{Escape}');
  expect([box().value, chosen()]).toEqual(['', 'gekozen: v3']);
  await userEvent.tab();
  expect([box().value, chosen()]).toEqual(['Aanbieder 3', 'gekozen: v3']);
});

it('keeps Escape to itself until the list is closed and the field is empty, so that the next one closes a dialog', async () => {
  const { container } = render(<Providers start="v3" />);
  const kept: boolean[] = [];
  container.addEventListener('keydown', (event) => kept.push(event.defaultPrevented));
  await userEvent.click(box());
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  expect(kept).toEqual([true, true, false]);
});

it('goes to the first and last option with Home and End, and on to more with the arrows [SH-072]', async () => {
  render(<Providers />);
  await userEvent.click(box());
  await userEvent.keyboard('{End}');
  expect(active()).toBe('Aanbieder 50');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Aanbieder 51');
  await userEvent.keyboard('{Home}');
  expect(active()).toBe('Aanbieder 1');
});

it('opens with the arrows at the choice', async () => {
  render(<Providers start="v3" />);
  await userEvent.tab();
  expect(box().getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Aanbieder 3');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen()).toBe('gekozen: v4');
});

it('takes text that names an option, whatever its accents and capitals', async () => {
  render(<Providers />);
  await userEvent.type(box(), 'áanbieder 12');
  await userEvent.tab();
  expect([box().value, chosen()]).toEqual(['Aanbieder 12', 'gekozen: v12']);
});

it('is chosen from by pointer', async () => {
  render(<Providers />);
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'Aanbieder 7' }));
  expect(box().value).toBe('Aanbieder 7');
});

it('does not choose the option that the pointer happens to rest on', async () => {
  render(<Providers start="v3" />);
  await userEvent.click(box());
  await userEvent.hover(screen.getByRole('option', { name: 'Aanbieder 7' }));
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe('gekozen: v3');
});

it('announces the number of options while it is open, and that there are none', async () => {
  render(<Providers />);
  const status = () => document.querySelector('[aria-live="polite"]')?.textContent;
  expect(status()).toBe('');
  await userEvent.click(box());
  expect(status()).toBe('120 resultaten');
  await userEvent.type(box(), '12');
  expect(status()).toBe('3 resultaten');
  await userEvent.type(box(), 'x');
  expect(status()).toBe('Niets gevonden');
  expect(box().getAttribute('aria-expanded')).toBe('false');
});

it('says the place of an option among all that match, also of those not loaded yet', async () => {
  render(<Providers />);
  await userEvent.click(box());
  const option = screen.getByRole('option', { name: 'Aanbieder 7' });
  expect([option.getAttribute('aria-posinset'), option.getAttribute('aria-setsize')]).toEqual(['7', '120']);
});

it('is named by its label, and so is its list', async () => {
  render(<Providers />);
  await userEvent.click(box());
  expect(screen.getByRole('listbox', { name: 'Aanbieder' })).toBeDefined();
});

it('follows a choice that is made elsewhere, and reports only changes of its own', async () => {
  const handleChange = vi.fn<(value: string | null) => void>();
  const field = (value: string | null) => (
    <FormField id="provider" label="Aanbieder">
      {(control) => (
        <Combobox
          {...control}
          options={optionsCalled('Aanbieder')}
          value={value}
          onChange={handleChange}
          texts={LIST_TEXTS.nl}
        />
      )}
    </FormField>
  );
  const { rerender } = render(field('v3'));
  rerender(field('v7'));
  expect(box().value).toBe('Aanbieder 7');
  rerender(field(null));
  expect(box().value).toBe('');
  await userEvent.click(box());
  await userEvent.tab();
  expect(handleChange).not.toHaveBeenCalled();
});

it('tells its form when it is left', async () => {
  const handleBlur = vi.fn<() => void>();
  render(<Providers onBlur={handleBlur} />);
  await userEvent.type(box(), 'aanbieder 12');
  expect(handleBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(handleBlur).toHaveBeenCalledTimes(1);
});

it('shows the choice in the new language when the options change', () => {
  const { rerender } = render(<Providers start="v3" />);
  rerender(<Providers start="v3" word="Provider" />);
  expect(box().value).toBe('Provider 3');
});

it('has nothing that axe finds wrong: closed, open and without options', async () => {
  render(<Providers />);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(box());
  expect(await axeFindings()).toEqual([]);
  await userEvent.type(box(), 'xyz');
  expect(await axeFindings()).toEqual([]);
});

it.each([
  ['a tap', (field: HTMLElement) => userEvent.click(field)],
  ['a script', async (field: HTMLElement) => act(() => field.focus())],
])('replaces the name of the choice by what is typed after %s gave it the focus', async (_by, focus) => {
  render(<Providers start="v3" />);
  await focus(box());
  await userEvent.keyboard('117');
  expect(box().value).toBe('117');
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

it('keeps the caret where a second tap puts it', async () => {
  render(<Providers start="v3" />);
  await userEvent.click(box());
  await userEvent.keyboard('117');
  await userEvent.click(box());
  await userEvent.keyboard('{Backspace}');
  expect(box().value).toBe('11');
});
