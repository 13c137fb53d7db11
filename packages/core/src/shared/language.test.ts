import { describe, expect, it } from 'vitest';
import { toLanguage } from './language.ts';

describe('the language', () => {
  it.each(['nl', 'en'] as const)('can be %s', (language) => {
    expect(toLanguage(language)).toBe(language);
  });

  it.each([null, undefined, '', 'de', 'NL', 'nl-NL'])('is nl for every other value: %s', (value) => {
    expect(toLanguage(value)).toBe('nl');
  });
});
