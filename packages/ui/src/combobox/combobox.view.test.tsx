import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { FormField } from '../field/form-field.tsx';
import { Combobox } from './combobox.tsx';

const options = Array.from({ length: 120 }, (_, index) => ({
  value: `v${index + 1}`,
  label: `Aanbieder ${index + 1}`,
}));
const texts = { results: (count: number) => `${count} resultaten`, none: 'Niets gevonden' };

function Providers(props: { readonly start?: string; readonly strict?: boolean }) {
  const [value, setValue] = useState<string | null>(props.start ?? null);
  return (
    <>
      <FormField id="provider" label="Aanbieder">
        {(control) => (
          <Combobox
            {...control}
            options={options}
            value={value}
            onChange={setValue}
            strict={props.strict ?? true}
            texts={texts}
          />
        )}
      </FormField>
      <p>gekozen: {value}</p>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Aanbieder' });
const chosen = () => screen.getByText(/^gekozen/).textContent;

it('shows fifty options first, and more when its list is scrolled to the end [SH-071] [SH-072]', async () => {
  render(<Providers />);
  await userEvent.click(box());
  expect(screen.getAllByRole('option')).toHaveLength(50);
  const list = screen.getByRole('listbox');
  Object.defineProperties(list, { scrollHeight: { value: 2200 }, clientHeight: { value: 320 } });
  fireEvent.scroll(list, { target: { scrollTop: 500 } });
  expect(screen.getAllByRole('option')).toHaveLength(50);
  fireEvent.scroll(list, { target: { scrollTop: 1880 } });
  expect(screen.getAllByRole('option')).toHaveLength(100);
});

it('takes only one of its options in strict mode [SH-070]', async () => {
  render(<Providers start="v3" />);
  await userEvent.clear(box());
  await userEvent.type(box(), 'zomaar iets');
  expect(screen.getByText('Niets gevonden')).toBeDefined();
  await userEvent.tab();
  expect(box().value).toBe('Aanbieder 3');
  expect(chosen()).toBe('gekozen: v3');
});

it('takes the choice off for words that are no option, where it is not strict', async () => {
  render(<Providers start="v3" strict={false} />);
  await userEvent.clear(box());
  await userEvent.type(box(), 'zomaar iets');
  await userEvent.tab();
  expect(chosen()).toBe('gekozen: ');
});

it('is chosen from by keyboard alone, and Escape changes nothing', async () => {
  render(<Providers />);
  await userEvent.type(box(), '12');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('Aanbieder 112');
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe('gekozen: v112');
  await userEvent.type(box(), '{ArrowDown}{ArrowDown}{Escape}');
  expect(chosen()).toBe('gekozen: v112');
  expect(box().getAttribute('aria-expanded')).toBe('false');
});

it('is chosen from by pointer', async () => {
  render(<Providers />);
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'Aanbieder 7' }));
  expect(box().value).toBe('Aanbieder 7');
});

it('has nothing that axe finds wrong, closed and open', async () => {
  render(<Providers />);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(box());
  expect(await axeFindings()).toEqual([]);
});
