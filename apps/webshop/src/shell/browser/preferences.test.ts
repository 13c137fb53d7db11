import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { textStorage } from './browser-adapters.ts';
import { Preferences } from './preferences.ts';

const open = (storage: Storage, languages = ['nl-NL']) =>
  new Preferences(
    textStorage(() => storage, 'stadstegoed:'),
    languages,
  );

describe('the language', () => {
  it('is Dutch by default [SH-030]', () => {
    expect(open(memoryStorage()).language).toBe('nl');
  });

  it('is stored in local storage once chosen [SH-032]', () => {
    const local = memoryStorage();
    open(local).chooseLanguage('en');
    expect(local.getItem('stadstegoed:language')).toBe('en');
    expect(open(local).language).toBe('en');
  });

  it('is Dutch when the stored language is not supported', () => {
    expect(open(memoryStorage({ 'stadstegoed:language': 'de' })).language).toBe('nl');
  });
});

describe('the line in English', () => {
  it.each([
    [['en-GB', 'en'], true],
    [['uk'], true],
    [['en-US', 'nl'], false],
    [['nl-BE', 'fr'], false],
  ])('is shown to a browser that asks for %s: %s', (languages, isShown) => {
    expect(open(memoryStorage(), languages).offersEnglish).toBe(isShown);
  });

  it.each(['nl', 'en'] as const)('goes away for good when %s is chosen', (language) => {
    const local = memoryStorage();
    const preferences = open(local, ['en-GB']);
    preferences.chooseLanguage(language);
    expect(preferences.offersEnglish).toBe(false);
    expect(open(local, ['en-GB']).offersEnglish).toBe(false);
  });
});

describe('a dismissed announcement', () => {
  it('stays dismissed on this device [SH-053]', () => {
    const local = memoryStorage();
    const preferences = open(local);
    preferences.dismiss('7');
    preferences.dismiss('9');
    preferences.dismiss('9');
    expect(preferences.dismissed).toEqual(['7', '9']);
    expect(open(local).dismissed).toEqual(['7', '9']);
  });
});
