import { describe, expect, it } from 'vitest';
import { cleanCode, cleanLine, cleanName, cleanText, digitsOf, fold, isBlank, readDigits } from './typed-text.ts';

const SPACES =
  ' \t\n\r\u000b\f\u0085\u00a0\u1680\u2000\u2003\u2007\u2009\u200a\u2028\u2029\u202f\u205f\u3000\u2800\u3164';
const INVISIBLE =
  '\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u202e\u2060\u2066\u2069\ufe0f\ufeff';
const DASHES = '-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02d7\ufe63\uff0d\u2796';

it('reads white space of every kind as a space, and leaves out what is around a value', () => {
  for (const space of SPACES) {
    const at = `U+${space.charCodeAt(0).toString(16)}`;
    expect.soft(cleanLine(`${space}Jan${space}${space} de Wit${space}`), at).toBe('Jan de Wit');
    expect.soft(cleanText(`${space}Jan${space}`), at).toBe('Jan');
    expect.soft(isBlank(space), at).toBe(true);
  }
});

it('leaves out invisible characters and marks of direction', () => {
  for (const mark of INVISIBLE) {
    const at = `U+${mark.charCodeAt(0).toString(16)}`;
    expect.soft(cleanLine(`${mark}J${mark}an${mark}`), at).toBe('Jan');
    expect.soft(digitsOf(`${mark}1${mark}2`), at).toBe('12');
    expect.soft(isBlank(` ${mark} `), at).toBe(true);
  }
});

it('keeps the joiners that Persian names are written with', () => {
  expect(cleanName('\u200fنیک\u200cپور\u200f')).toBe('نیک\u200cپور');
});

it('reads dashes of every kind as a hyphen in a name and in a code', () => {
  for (const dash of DASHES) {
    const at = `U+${dash.charCodeAt(0).toString(16)}`;
    expect.soft(cleanName(`Jansen${dash}de Wit`), at).toBe('Jansen-de Wit');
    expect.soft(cleanCode(`06${dash}12`), at).toBe('06-12');
  }
});

it('reads the digits of every script', () => {
  const scripts = [
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '०१२३४५६७८९',
    '０１２３４５６７８９',
    '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
    '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡',
    '๐๑๒๓๔๕๖๗๘๙',
  ];
  for (const script of scripts) expect.soft(digitsOf(script), script).toBe('0123456789');
});

it('reads a raised digit and a fraction as no digit, because they mean something else', () => {
  expect([digitsOf('12²'), readDigits('12²'), readDigits('½')]).toEqual(['12', null, null]);
});

describe('a name', () => {
  it.each([
    ['  J.P.  van ’t Hof-Bakker ', 'J.P. van ’t Hof-Bakker'],
    ["D'Artagnan", "D'Artagnan"],
    ['Zoe\u0308 Gu\u0308ven', 'Zoë Güven'],
    ['Naam: A. de Boer', 'A. de Boer'],
    ['Ｊａｎ　Ｂｏｓ', 'Jan Bos'],
    ['Şükrü Öz', 'Şükrü Öz'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['Jansen 2e', 'Jansen 2e'],
  ])('"%s" is sent as "%s"', (typed, sent) => {
    expect(cleanName(typed)).toBe(sent);
  });
});

it('keeps the lines of a longer text, and what belongs to it', () => {
  expect(cleanText('\u200b Beste,\r\n\r\nJan – 2,5 ‘uur’ 👨‍👩‍👧 ')).toBe('Beste,\n\nJan – 2,5 ‘uur’ 👨‍👩‍👧');
});

it('reads a number of digits with or without what is written between them', () => {
  for (const typed of ['123456782', '1234.56.782', '123-456-782', '123 456 782', 'BSN: 123456782', '١٢٣٤٥٦٧٨٢'])
    expect.soft(readDigits(typed), typed).toBe('123456782');
  expect(['', '12a', '1,2', 'een'].map(readDigits)).toEqual([null, null, null, null]);
});

it('compares texts without capitals and accents', () => {
  expect([fold('Éénmalig'), fold('CAFE\u0301'), fold('a^b·c')]).toEqual(['eenmalig', 'cafe', 'a^b·c']);
});
