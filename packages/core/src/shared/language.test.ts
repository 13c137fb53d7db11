import { expect, it } from 'vitest';
import { toLanguage } from './language.ts';

it('the language can be nl or en, and is nl for every other value', () => {
  expect([toLanguage('nl'), toLanguage('en')]).toEqual(['nl', 'en']);
  for (const value of [null, undefined, '', 'de', 'NL', 'nl-NL']) expect.soft(toLanguage(value)).toBe('nl');
});
