import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokensOf } from '@stadstegoed/variants/contrast.ts';
import { VARIANTS_FOLDER, VARIANT_FILES, loadVariant } from '@stadstegoed/variants/load.ts';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { keyOf, makeVariant } from './make-variant.ts';

const folder = mkdtempSync(join(tmpdir(), 'new-variant-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tokensIn = (place: string, key: string) =>
  tokensOf(readFileSync(join(place, key, 'theme.css'), 'utf8'), [`.${key}-theme`]);

describe('a new variant', () => {
  it('is a complete folder with the name in its data', async () => {
    const made = await makeVariant({ name: 'Bergdam', colours: ['#0a7', '#f60'], folder });
    const { variant } = loadVariant('bergdam', folder);
    expect(made.key).toBe('bergdam');
    expect(variant.title).toBe('Stadstegoed Bergdam');
    expect(variant.municipality).toBe('Gemeente Bergdam');
    expect(variant.theme).toBe('bergdam');
    expect(variant.contact.contact_email).toBe('stadstegoed@bergdam.example');
    for (const file of VARIANT_FILES) expect(readFileSync(join(made.folder, file)).length).toBeGreaterThan(2);
    expect(readFileSync(join(made.folder, 'logo.png')).subarray(1, 4).toString('latin1')).toBe('PNG');
  });

  it('sets the same tokens as the template', async () => {
    await makeVariant({ name: 'Duinzicht', colours: ['teal'], folder });
    const template = tokensOf(readFileSync(join(VARIANTS_FOLDER, '_template', 'theme.css'), 'utf8'), [
      '.new-municipality-theme',
    ]);
    expect([...tokensIn(folder, 'duinzicht').keys()].toSorted()).toEqual([...template.keys()].toSorted());
  });

  it('keeps a brand colour that is readable, and names one that it had to change', async () => {
    const dark = await makeVariant({ name: 'Donker', colours: ['#1d4fb0', '#ffd25f'], folder });
    expect(dark.changes).toEqual([]);
    expect(tokensIn(folder, 'donker').get('--basis-color-action-1-bg-default')).toBe('#1d4fb0');
    const light = await makeVariant({ name: 'Licht', colours: ['#ffd25f', '#ffd25f'], folder });
    expect(light.changes.map(({ use, wanted }) => [use, wanted])).toEqual([
      ['buttons and borders', '#ffd25f'],
      ['links', '#ffd25f'],
    ]);
  });

  it('has enough contrast in every pair of tokens for any two colours', async () => {
    const part = fc.integer({ min: 0, max: 255 });
    const colour = fc.tuple(part, part, part).map((parts) => `rgb(${parts.join(' ')})`);
    let made = 0;
    await fc.assert(
      fc.asyncProperty(colour, colour, async (main, second) => {
        made += 1;
        expect((await makeVariant({ name: `proef ${made}`, colours: [main, second], folder })).unreached).toEqual([]);
      }),
      {
        numRuns: 12,
        examples: [
          ['rgb(255 255 0)', 'rgb(0 0 0)'],
          ['rgb(255 255 255)', 'rgb(255 255 255)'],
          ['rgb(0 0 0)', 'rgb(0 0 255)'],
        ],
      },
    );
  });

  it.each([
    ['without a colour', { name: 'Kaal', colours: [] }, 'one or two brand colours'],
    ['with a colour that is none', { name: 'Raar', colours: ['groenig'] }, '"groenig" is not a colour'],
    ['with a name that has a folder', { name: 'Zonnedorp', colours: ['#000'], folder: VARIANTS_FOLDER }, 'zonnedorp'],
    ['with a name without letters', { name: '42', colours: ['#000'] }, 'has no letters'],
  ])('is refused %s', async (_, wish, named) => {
    await expect(makeVariant({ folder, ...wish })).rejects.toThrow(named);
  });

  it.each([
    ['Sint-Jansveld aan Zee', 'sint-jansveld-aan-zee'],
    ['Curaçao', 'curacao'],
    ["'s-Graveland", 's-graveland'],
  ])('a new variant of %s gets the folder %s', (name, key) => {
    expect(keyOf(name)).toBe(key);
  });
});
