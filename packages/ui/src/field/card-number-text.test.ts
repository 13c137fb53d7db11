import { expect, it } from 'vitest';
import { caretAfterDigits, groupAfterPrefix } from './card-number-text.ts';

it.each([
  ['', ''],
  ['4', '4'],
  ['48', '4 8'],
  ['48213', '4 8213'],
  ['482137', '4 8213 7'],
  ['482137790', '4 8213 7790'],
  ['4821377901', '4 8213 7790 1'],
  ['4 8213', '4 8213'],
])('groups "%s" after 100 as "%s"', (digits, grouped) => {
  expect(groupAfterPrefix('100', digits)).toBe(grouped);
});

it('groups from the first digit after a prefix of whole blocks', () => {
  expect(groupAfterPrefix('1000', '48213')).toBe('4821 3');
});

it.each([
  [0, 0],
  [1, 1],
  [2, 3],
  [5, 6],
  [6, 8],
  [9, 11],
  [12, 11],
])('puts the caret after %i digits of a grouped number at %i', (digits, caret) => {
  expect(caretAfterDigits('4 8213 7790', digits)).toBe(caret);
});
