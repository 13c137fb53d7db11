import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
  [1, 0, []],
])('shows on page %i of %i the page buttons %j, at most five [SH-078]', (current, last, pages) => {
  expect(pageWindow(current, last)).toEqual(pages);
});
