import { expect, it } from 'vitest';
import { readDay, readTypedDate, writeDay } from './written-day.ts';

it.each([
  '06-12-2026',
  '6-12-2026',
  '06/12/2026',
  '6.12.2026',
  '06 12 2026',
  ' 06 12 2026 ',
  '06–12–2026',
  '06\u201112\u20112026',
  '06\u00a012\u00a02026',
  '\u200e06-12-2026\u200f\t',
  '06122026',
  '20261206',
  '2026-12-06',
  '2026/12/6',
  '6 december 2026',
  '6 dec. 2026',
  '6e december 2026',
  'zondag 6 december 2026',
  'zo 6-12-2026',
  'December 6, 2026',
  '6th December 2026',
  'Datum: 06-12-2026',
  '٠٦-١٢-٢٠٢٦',
  '０６－１２－２０２６',
])('reads the date "%s", the day before the month before the year [SH-067]', (typed) => {
  expect(readDay(typed)).toBe('2026-12-06');
});

it('reads a month by its Dutch and its English name', () => {
  const names = ['maart', 'mrt', 'March', 'mei', 'May', 'oktober', 'Oct'].map((month) => readDay(`1 ${month} 2026`));
  expect(names.map((date) => date?.slice(5, 7))).toEqual(['03', '03', '03', '05', '05', '10', '10']);
});

it.each([
  ['03/04', 'year_missing'],
  ['3-4', 'year_missing'],
  ['12-4-', 'year_missing'],
  ['6 december', 'year_missing'],
  ['03-04-26', 'year_short'],
  ["6 dec '26", 'year_short'],
  ['12-4-10', 'year_short'],
  ['31-02-2010', 'no_such_day'],
  ['29-02-2026', 'no_such_day'],
  ['11-21-2026', 'no_such_day'],
  ['00-00-2026', 'no_such_day'],
  ['31022026', 'no_such_day'],
  ['', 'not_a_date'],
  ['12--', 'not_a_date'],
  ['-4-2010', 'not_a_date'],
  ['--2010', 'not_a_date'],
  ['april 2010', 'not_a_date'],
  ['morgen', 'not_a_date'],
  ['1a-2-2026', 'not_a_date'],
  ['1-2-20267', 'not_a_date'],
  ['1-2-2026'.padEnd(100_000, ' '), 'not_a_date'],
])('does not guess a date from "%s": %s', (typed, problem) => {
  expect(readTypedDate(typed)).toEqual({ ok: false, error: problem });
});

it('writes a date as residents do', () => {
  const day = readDay('2010-04-12');
  expect(day === null ? null : writeDay(day)).toBe('12-04-2010');
});
