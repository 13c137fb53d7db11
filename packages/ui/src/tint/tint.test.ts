import { describe, expect, it } from 'vitest';
import { TINTS, tintClass, tintOf, tintOfPicture } from './tint.ts';

it('is the same for the same key', () => {
  expect(tintOf('Kindtegoed')).toBe(tintOf('Kindtegoed'));
  expect(tintOf(12)).toBe(tintOf(12));
});

it.each([0, 1, 5, 6, 7.5, -3, 'a', '', 'Meedoentegoed'])('returns a tint for %s', (key) => {
  expect(TINTS).toContain(tintOf(key));
});

it('uses all six tints for consecutive numbers', () => {
  expect(new Set([1, 2, 3, 4, 5, 6].map(tintOf)).size).toBe(6);
});

it('has a class name', () => {
  expect(tintClass('bes')).toBe('tint-bes');
});

describe('the tint of an image', () => {
  it.each([
    ['#FFEFCF', 'zon'],
    ['#F8E2EC', 'bes'],
    ['#EBE6F8', 'lila'],
    ['#E4F1DC', 'blad'],
    ['#FCE6DA', 'klei'],
    ['#DEF0F6', 'water'],
    ['#c01020', 'klei'],
  ])('matches its dominant colour %s: %s', (color, tint) => {
    expect(tintOfPicture(color, 1)).toBe(tint);
  });

  it.each([null, undefined, '', '#808080', 'red'])('is the fallback tint for %s', (color) => {
    expect(tintOfPicture(color, 3)).toBe(tintOf(3));
  });
});
