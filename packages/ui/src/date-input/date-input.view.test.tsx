import { parseCalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { FormField } from '../field/form-field.tsx';
import { DateInput } from './date-input.tsx';

const texts = { choose: 'Kies een dag', close: 'Sluiten', previousMonth: 'Vorige maand', nextMonth: 'Volgende maand' };
const today = parseCalendarDate('2026-11-21') ?? expect.fail('no day');

function BirthDate(props: { readonly start?: string }) {
  const [value, setValue] = useState(props.start ?? '');
  return (
    <FormField id="date" label="Datum" hint="dd-mm-jjjj">
      {(control) => (
        <DateInput {...control} value={value} onChange={setValue} today={today} language="nl" texts={texts} />
      )}
    </FormField>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Kies een dag' }));

it('puts the picked day into the field as dd-MM-yyyy [SH-067]', async () => {
  render(<BirthDate />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: '5 november 2026' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Datum' }).value).toBe('05-11-2026');
});

it('starts the week on Monday [SH-068]', async () => {
  render(<BirthDate />);
  await open();
  expect(screen.getAllByRole('columnheader').map((day) => day.getAttribute('abbr'))).toEqual([
    'maandag',
    'dinsdag',
    'woensdag',
    'donderdag',
    'vrijdag',
    'zaterdag',
    'zondag',
  ]);
});

it('moves with the keys and picks with Enter, over the edge of the month', async () => {
  render(<BirthDate start="30-11-2026" />);
  await open();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('30 november 2026');
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('06-12-2026');
});

it('turns the months without losing focus on the button', async () => {
  render(<BirthDate />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Volgende maand' }));
  expect(screen.getByRole('heading', { name: 'december 2026' })).toBeDefined();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Volgende maand');
});

it('has nothing that axe finds wrong', async () => {
  render(<BirthDate />);
  await open();
  expect(await axeFindings()).toEqual([]);
});
