import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCE = new URL('../', import.meta.url);

/** All texts of a language, of the shell and of every feature. */
function textsIn(language: 'nl' | 'en'): ReadonlyMap<string, string> {
  const features = readdirSync(new URL('features/', SOURCE), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `features/${name}/`);
  const files = [...features, 'shell/'].flatMap((folder) =>
    readdirSync(new URL(folder, SOURCE))
      .filter((file) => file.startsWith('texts.') && file.endsWith(`.${language}.json`))
      .map((file) => `${folder}${file}`),
  );
  const texts = files.map((file): object => JSON.parse(readFileSync(new URL(file, SOURCE), 'utf8')));
  return new Map(texts.flatMap((own) => Object.entries(own)));
}

/** The keys of the texts that match, without those that may. */
const keysWith = (language: 'nl' | 'en', wrong: (text: string) => boolean): readonly string[] =>
  [...textsIn(language)].filter(([, text]) => wrong(text)).map(([key]) => key);

describe('the texts', () => {
  it.each([
    ['nl', /\bbel (?:ons|dan)\b/i],
    ['en', /\bcall us\b/i],
  ] as const)('have the phone number inside every call for a call, in %s', (language, call) => {
    expect(keysWith(language, (text) => call.test(text) && !text.includes('{{phone}}'))).toEqual([]);
  });

  it.each([
    /Dat weten wij al van u/,
    /bestaat niet, of nog niet/,
    /Terug naar (?:home|de startpagina)/,
    /Persoonsgegevens/,
  ])('do not use the stiff words %s', (words) => {
    expect(keysWith('nl', (text) => words.test(text))).toEqual([]);
  });

  it.each([/In and out/, /Let this code be/, /follows by itself/, /look along/, /at a discount/, /Do you do nothing/])(
    'have no Dutch word order in English: %s',
    (words) => {
      expect(keysWith('en', (text) => words.test(text))).toEqual([]);
    },
  );
});
