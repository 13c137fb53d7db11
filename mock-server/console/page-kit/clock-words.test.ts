import { expect, it } from 'vitest';
import { lengthOf, whenOf } from './clock-words.ts';

const now = Date.parse('2026-11-17T14:05:31+01:00');

it.each([
  ['2026-11-17T09:01:02+01:00', '09:01:02'],
  ['2026-11-13T23:59:00+01:00', '13 Nov, 23:59'],
  ['2026-07-01T12:00:00+02:00', '1 Jul, 12:00'],
  ['2027-08-04T00:59:00+02:00', '4 Aug 2027'],
  ['2025-12-31T23:00:00+01:00', '31 Dec 2025'],
])('the moment %s is told as %s', (moment, words) => {
  expect(whenOf(Date.parse(moment), now)).toBe(words);
});

it.each([
  [0, '0 s'],
  [59_000, '59 s'],
  [60_000, '1 min'],
  [725_000, '12 min 5 s'],
  [3_600_000, '1 h'],
  [11_400_000, '3 h 10 min'],
  [26 * 86_400_000, '26 days'],
])('%i milliseconds are told as %s', (length, words) => {
  expect(lengthOf(length)).toBe(words);
});
