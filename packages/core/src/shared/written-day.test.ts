import { expect, it } from 'vitest';
import { readDay, writeDay } from './written-day.ts';

it('reads a date as residents write it, or as the platform does', () => {
  expect(['2010-04-12', '12-4-2010', ' 12-04-2010 '].map(readDay)).toEqual(Array(3).fill('2010-04-12'));
  expect(['31-02-2010', '12/04/2010', ''].map(readDay)).toEqual([null, null, null]);
});

it('writes a date as residents do', () => {
  const day = readDay('2010-04-12');
  expect(day === null ? null : writeDay(day)).toBe('12-04-2010');
});
