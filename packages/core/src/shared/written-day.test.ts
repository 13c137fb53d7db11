import { expect, it } from 'vitest';
import { readDay, writeDay } from './written-day.ts';

it.each([
  ['2010-04-12', '2010-04-12'],
  ['12-4-2010', '2010-04-12'],
  [' 12-04-2010 ', '2010-04-12'],
  ['31-02-2010', null],
  ['12/04/2010', null],
  ['', null],
])('reads "%s" as %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

it('writes a date as residents do', () => {
  const day = readDay('2010-04-12');
  expect(day === null ? null : writeDay(day)).toBe('12-04-2010');
});
