import { expect, it } from 'vitest';
import { readTypedDate } from './typed-date.ts';

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
