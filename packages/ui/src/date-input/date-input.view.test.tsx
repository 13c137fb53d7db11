import { parseCalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { DATE_TEXTS } from '../../testing/control-texts.ts';
import { FormField } from '../field/form-field.tsx';
import { DateInput } from './date-input.tsx';

const day = (text: string) => parseCalendarDate(text) ?? expect.fail(`${text} is not a day`);

type Props = {
  readonly start?: string;
  readonly min?: string;
  readonly max?: string;
  readonly language?: Language;
};

function CourseDate({ start = '', min, max, language = 'nl' }: Props) {
  const [value, setValue] = useState(start);
  return (
    <FormField id="date" label="Datum" hint="dd-mm-jjjj">
      {(control) => (
        <DateInput
          {...control}
          {...(min !== undefined && { min: day(min) })}
          {...(max !== undefined && { max: day(max) })}
          value={value}
          onChange={setValue}
          today={day('2026-11-21')}
          language={language}
          texts={DATE_TEXTS[language]}
        />
      )}
    </FormField>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Datum' });
const opener = () => screen.getByRole('button', { name: /Kies een dag|Choose a day/ });
const focused = () => document.activeElement?.getAttribute('aria-label')?.replace('\u00a0', ' ');

/** Opens the month grid and waits for its chunk. */
async function open() {
  await userEvent.click(opener());
  await screen.findByRole('grid');
}

it('puts the chosen day into the field as dd-MM-yyyy [SH-067]', async () => {
  render(<CourseDate />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'donderdag 5\u00a0november 2026' }));
  expect(field().value).toBe('05-11-2026');
});

it('rewrites a typed day as dd-MM-yyyy when the field is left, and leaves other text alone [SH-067]', async () => {
  render(<CourseDate />);
  await userEvent.type(field(), '1/2/2026');
  await userEvent.tab();
  expect(field().value).toBe('01-02-2026');
  await userEvent.clear(field());
  await userEvent.type(field(), 'morgen');
  await userEvent.tab();
  expect(field().value).toBe('morgen');
});

it('starts the week on Monday [SH-068]', async () => {
  render(<CourseDate />);
  await open();
  // The head is hidden from screen readers, because the name of each day begins with its weekday.
  const heads = screen.getAllByRole('columnheader', { hidden: true });
  expect(heads.map((head) => head.getAttribute('aria-label'))).toEqual([
    'maandag',
    'dinsdag',
    'woensdag',
    'donderdag',
    'vrijdag',
    'zaterdag',
    'zondag',
  ]);
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['1', '2345678', '9101112131415', '16171819202122', '23242526272829', '30']);
});

it('moves with the keys and chooses with Enter, over the edge of the month', async () => {
  render(<CourseDate start="30-11-2026" />);
  await open();
  expect(focused()).toBe('maandag 30 november 2026, gekozen');
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
  expect(field().value).toBe('06-12-2026');
});

it.each([
  ['{ArrowLeft}', 'vrijdag 20 november 2026'],
  ['{ArrowRight}', 'zondag 22 november 2026'],
  ['{ArrowUp}', 'zaterdag 14 november 2026'],
  ['{ArrowDown}', 'zaterdag 28 november 2026'],
  ['{Home}', 'maandag 16 november 2026'],
  ['{End}', 'zondag 22 november 2026'],
  ['{PageUp}', 'woensdag 21 oktober 2026'],
  ['{PageDown}', 'maandag 21 december 2026'],
  ['{Shift>}{PageUp}{/Shift}', 'vrijdag 21 november 2025'],
  ['{Shift>}{PageDown}{/Shift}', 'zondag 21 november 2027'],
])('goes by %s from 21 November 2026 to %s', async (keys, to) => {
  render(<CourseDate />);
  await open();
  await userEvent.keyboard(keys);
  await waitFor(() => expect(focused()).toBe(to));
});

it.each([
  ['31-01-2026', '{PageDown}', 'zaterdag 28 februari 2026'],
  ['31-01-2024', '{PageDown}', 'donderdag 29 februari 2024'],
  ['31-03-2026', '{PageUp}', 'zaterdag 28 februari 2026'],
  ['15-12-2026', '{PageDown}', 'vrijdag 15 januari 2027'],
])('goes from %s by %s to %s, the last day of a shorter month', async (start, keys, to) => {
  render(<CourseDate start={start} />);
  await open();
  await userEvent.keyboard(keys);
  await waitFor(() => expect(focused()).toBe(to));
});

it('tells its form when the text field is left', async () => {
  const handleBlur = vi.fn<() => void>();
  render(
    <DateInput
      id="date"
      value=""
      onChange={() => undefined}
      onBlur={handleBlur}
      today={day('2026-11-21')}
      language="nl"
      texts={DATE_TEXTS.nl}
    />,
  );
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.tab();
  expect(handleBlur).toHaveBeenCalledTimes(1);
});

it('has one day in the tab order, and that is the one with focus', async () => {
  render(<CourseDate />);
  await open();
  await userEvent.keyboard('{ArrowRight}');
  const days = screen.getAllByRole('button', { name: /2026/ });
  expect(days.filter((button) => button.tabIndex === 0).map((button) => button.textContent)).toEqual(['22']);
});

it('turns the months without losing focus on the button, and announces the month', async () => {
  render(<CourseDate />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Volgende maand' }));
  expect(screen.getByRole('status').textContent).toBe('december 2026');
  expect(screen.getByRole('grid', { name: 'december 2026' })).toBeDefined();
  expect(focused()).toBe('Volgende maand');
});

it('goes to another year and month by their lists', async () => {
  render(<CourseDate />);
  await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jaar' }), '1984');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Maand' }), 'maart');
  await userEvent.click(screen.getByRole('button', { name: 'vrijdag 2\u00a0maart 1984' }));
  expect(field().value).toBe('02-03-1984');
});

it('says which day is today and which is chosen', async () => {
  render(<CourseDate start="24-11-2026" />);
  await open();
  expect(screen.getByRole('button', { name: 'zaterdag 21\u00a0november 2026, vandaag' })).toBeDefined();
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('24');
  expect(focused()).toBe('dinsdag 24 november 2026, gekozen');
});

it('says of days outside the limits that they cannot be chosen, and does not choose them', async () => {
  render(<CourseDate min="2026-11-20" max="2026-12-10" />);
  await open();
  await userEvent.keyboard('{PageDown}');
  expect(focused()).toBe('maandag 21 december 2026, niet te kiezen');
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect([field().value, screen.queryByRole('grid')?.getAttribute('aria-label')]).toEqual(['', 'december 2026']);
  await userEvent.click(screen.getByRole('button', { name: 'donderdag 10\u00a0december 2026' }));
  expect(field().value).toBe('10-12-2026');
});

it('offers no month and no year outside the limits', async () => {
  render(<CourseDate min="2026-11-20" max="2027-02-10" />);
  await open();
  const names = (list: string) =>
    [...screen.getByRole<HTMLSelectElement>('combobox', { name: list }).options]
      .filter((option) => !option.disabled)
      .map((option) => option.text);
  expect(names('Jaar')).toEqual(['2026', '2027']);
  expect(names('Maand')).toEqual(['november', 'december']);
  expect(screen.getByRole('button', { name: 'Vorige maand' }).getAttribute('aria-disabled')).toBe('true');
});

it('closes on Escape without a change', async () => {
  render(<CourseDate start="24-11-2026" />);
  await open();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  expect(field().value).toBe('24-11-2026');
});

it('opens again at the day that is typed by then', async () => {
  render(<CourseDate start="24-11-2026" />);
  await open();
  await userEvent.keyboard('{PageDown}{PageDown}');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.clear(field());
  await userEvent.type(field(), '05-05-2027');
  await open();
  expect(focused()).toBe('woensdag 5 mei 2027, gekozen');
});

it('speaks English in English', async () => {
  render(<CourseDate language="en" start="24-11-2026" />);
  await open();
  expect(focused()).toBe('Tuesday 24 November 2026, chosen');
  expect(screen.getByRole('grid', { name: 'November 2026' }).closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]?.getAttribute('aria-label')).toBe('Monday');
});

it('has nothing that axe finds wrong', async () => {
  render(<CourseDate max="2026-11-25" />);
  await open();
  expect(await axeFindings()).toEqual([]);
});
