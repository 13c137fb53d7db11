import { describe, expect, it } from 'vitest';
import { foundParts, excerptOf } from './found-parts.ts';

/** The parts as text, with the found ones between square brackets. */
const marked = (text: string, searched: string): string =>
  foundParts(text, searched)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

it('shows why a text was found from shortly before the word on', () => {
  const text = 'Met dit tegoed leert u het dorp kennen: het museum, het zwembad en het buurthuis.';
  expect(excerptOf(text, 'zwem')).toBe('… kennen: het museum, het zwembad en het buurthuis.');
  expect(excerptOf(text, 'tegoed')).toBe(text);
  expect(excerptOf(text, 'fiets')).toBeNull();
});

describe('the found parts of a text', () => {
  it('are those that resemble the search text, without regard to case and accents', () => {
    const rows = [
      ['Zwemles voor diploma A', 'zwem', '[Zwem]les voor diploma A'],
      ['Korting op zwemkleding', 'ZWEM', 'Korting op [zwem]kleding'],
      ['Zwembad, zwemles en zwempas', 'zwem', '[Zwem]bad, [zwem]les en [zwem]pas'],
      ['Café Het Plein', 'cafe', '[Café] Het Plein'],
      ['Cafe\u0301 Het Plein', 'café', '[Cafe\u0301] Het Plein'],
      ['Samen eten, drie gangen', 'eten samen', '[Samen] [eten], drie gangen'],
      ['banaan', 'ana an', 'b[anaan]'],
      ['Zwemles', '', 'Zwemles'],
      ['Zwemles', '   ', 'Zwemles'],
      ['Zwemles', 'fiets', 'Zwemles'],
      ['', 'zwem', ''],
      ['a.b (c) [d]', '.b (c)', 'a[.b] [(c)] [d]'],
      ['Straße', 'strasse', 'Straße'],
      ['𝒵wem 🏊 bad', '🏊', '𝒵wem [🏊] bad'],
    ] as const;
    for (const [text, searched, expected] of rows) expect.soft(marked(text, searched), searched).toBe(expected);
  });

  it('joined are always the whole text', () => {
    for (const text of ['<b>zwem</b>', 'İstanbul zwem', '\u0301zwem', 'zwem\nzwem']) {
      expect(
        foundParts(text, 'zwem i b')
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  });
});
