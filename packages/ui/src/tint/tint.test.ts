import { describe, expect, it } from 'vitest';
import { TINTS, tintClass, tintOf, tintOfPicture } from './tint.ts';

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

describe('the tint of a picture', () => {
  it.each([
    ['#FFEFCF', 'zon'],
    ['#F8E2EC', 'bes'],
    ['#EBE6F8', 'lila'],
    ['#E4F1DC', 'blad'],
    ['#FCE6DA', 'klei'],
    ['#DEF0F6', 'water'],
    ['#c01020', 'klei'],
  ])('goes with its dominant colour %s: %s', (color, tint) => {
    expect(tintOfPicture(color, 1)).toBe(tint);
  });

  it.each([null, undefined, '', '#808080', 'red'])('is that of the fallback for %s', (color) => {
    expect(tintOfPicture(color, 3)).toBe(tintOf(3));
  });
});
