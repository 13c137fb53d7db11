import { expect, it } from 'vitest';
import { matchingOptions, optionNamed } from './filter-options.ts';

const options = ['Café Het Plein', 'Zwembad De Golfslag', 'Boekhandel Het Leeslint'].map((label) => ({
  value: label,
  label,
}));

it.each([
  ['', 3],
  ['het', 2],
  ['cafe', 1],
  ['ZWEM', 1],
  [' golf ', 1],
  ['xyz', 0],
])('finds by "%s" %i options', (typed, count) => {
  expect(matchingOptions(options, typed)).toHaveLength(count);
});

it('finds the option of exactly that name, and none for a part of it', () => {
  expect(optionNamed(options, 'café het plein')?.value).toBe('Café Het Plein');
  expect(optionNamed(options, 'café')).toBeNull();
});
