import { expect, it } from 'vitest';
import { caretInCode, codeCharacters, groupCode } from './grouped-text.ts';

it.each([
  ['', ''],
  ['ab', 'AB'],
  ['abcd', 'ABCD'],
  ['abcde', 'ABCD-E'],
  ['abcd1234', 'ABCD-1234'],
  [' abcd 1234 ', 'ABCD-1234'],
  ['ab-cd-12', 'ABCD-12'],
  ['ABCD-12345', 'ABCD-1234'],
])('groups the typed or pasted code "%s" as "%s"', (typed, grouped) => {
  expect(groupCode(typed, 8)).toBe(grouped);
});

it('keeps only letters and digits', () => {
  expect(codeCharacters('a_b.1 é')).toBe('AB1');
});

it.each([
  [0, 0],
  [4, 4],
  [5, 6],
  [8, 9],
  [20, 9],
])('puts the caret after %i characters at index %i', (before, place) => {
  expect(caretInCode('ABCD-1234', before)).toBe(place);
});
