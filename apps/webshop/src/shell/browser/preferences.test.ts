import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { textStorage } from './browser-adapters.ts';
import { Preferences } from './preferences.ts';

const open = (storage: Storage) => new Preferences(textStorage(() => storage, 'stadstegoed:'));

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
