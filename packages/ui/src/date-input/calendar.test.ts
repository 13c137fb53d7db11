import { parseCalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { expect, it } from 'vitest';
import { addMonths, dayByKey, firstOfMonth, readTypedDate, weekdayOf, weeksOf } from './calendar.ts';

const day = (text: string) => parseCalendarDate(text) ?? expect.fail(`${text} is no day`);

it.each([
  ['21-11-2026', '2026-11-21'],
  ['1-2-2026', '2026-02-01'],
  ['01/02/2026', '2026-02-01'],
  ['01.02.2026', '2026-02-01'],
  [' 01 02 2026 ', '2026-02-01'],
  ['01022026', '2026-02-01'],
  ['29-02-2024', '2024-02-29'],
])('reads the typed day "%s", the day before the month before the year [SH-067]', (typed, read) => {
  expect(readTypedDate(typed)).toBe(read);
});

it.each(['', '29-02-2026', '31-04-2026', '2026-11-21', '21-11-26', 'morgen', '11-21-2026'])(
  'finds no day in "%s"',
  (typed) => {
    expect(readTypedDate(typed)).toBeNull();
  },
);

it.each([
  ['2026-11-21', 6, '2026-10-26', '2026-12-06'],
  ['2026-02-10', 5, '2026-01-26', '2026-03-01'],
  ['2027-02-10', 4, '2027-02-01', '2027-02-28'],
] as const)('shows the month of %s in %i weeks from Monday to Sunday [SH-068]', (...row) => {
  const [date, weeks, first, last] = row;
  const shown = weeksOf(day(date));
  expect(shown).toHaveLength(weeks);
  expect(shown.map(([monday]) => weekdayOf(monday ?? day(date)))).toEqual(shown.map(() => 0));
  expect([shown.at(0)?.at(0), shown.at(-1)?.at(-1)]).toEqual([first, last]);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-03-05', 12, '2027-03-05'],
])('takes %s by %i months to %s', (date, months, moved) => {
  expect(addMonths(day(date), months)).toBe(moved);
});

it.each([
  ['ArrowLeft', '2026-11-20'],
  ['ArrowRight', '2026-11-22'],
  ['ArrowUp', '2026-11-14'],
  ['ArrowDown', '2026-11-28'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-22'],
  ['PageUp', '2026-10-21'],
  ['PageDown', '2026-12-21'],
  ['a', null],
])('goes by the key %s from 21 November 2026 to %s', (key, to) => {
  expect(dayByKey(key, day('2026-11-21'))).toBe(to);
});

it('finds the first day of a month', () => {
  expect(firstOfMonth(day('2026-11-21'))).toBe('2026-11-01');
});
