import { expect, it } from 'vitest';
import { spokenCount } from './spoken-count.ts';

it.each([
  [2000, null],
  [101, null],
  [100, 100],
  [51, 100],
  [50, 50],
  [3, 10],
  [0, 0],
  [-1, -25],
  [-25, -25],
  [-26, -50],
])('says for %d characters left: %s', (left, spoken) => {
  expect(spokenCount(left)).toBe(spoken);
});
