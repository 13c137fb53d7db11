import { expect, it } from 'vitest';
import { TINTS, tintClass, tintOf } from './tint.ts';

it('gives the same thing the same tint every time', () => {
  expect(tintOf('Kindtegoed')).toBe(tintOf('Kindtegoed'));
  expect(tintOf(12)).toBe(tintOf(12));
});

it.each([0, 1, 5, 6, 7.5, -3, 'a', '', 'Meedoentegoed'])('finds a tint for %s', (key) => {
  expect(TINTS).toContain(tintOf(key));
});

it('hands out all six tints to numbers in a row', () => {
  expect(new Set([1, 2, 3, 4, 5, 6].map(tintOf)).size).toBe(6);
});

it('names the class of a tint', () => {
  expect(tintClass('bes')).toBe('tint-bes');
});
