import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VARIANTS_FOLDER, loadVariant, loadVariants, variantKeys } from './load.ts';
import { readVariant } from './schema.ts';

const SPECIALS = ['forus', 'kerstpakket', 'participatiemunt', 'potjeswijzer', 'vergoedingen'];
const readJson = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(VARIANTS_FOLDER, path), 'utf8'));
const template = () => readJson('_template/variant.json');

describe('the municipalities', () => {
  it('are the general one, the special ones and several municipalities [SH-037] [SH-038] [SH-039]', () => {
    expect(variantKeys()).toEqual(expect.arrayContaining(['general', ...SPECIALS]));
    const municipalities = variantKeys().filter((key) => key !== 'general' && !SPECIALS.includes(key));
    expect(municipalities).toEqual(expect.arrayContaining(['heuvelrode', 'waterveen', 'zonnedorp']));
  });

  it('have a unique client key and their own contact details [SH-033] [SH-036]', () => {
    const variants = loadVariants().map(({ variant }) => variant);
    expect(variants.map(({ key }) => key)).toEqual(variantKeys());
    expect(new Set(variants.map(({ clientKey }) => clientKey)).size).toBe(variants.length);
    expect(new Set(variants.map(({ contact }) => contact.contact_email)).size).toBe(variants.length);
  });

  it('have activation codes of 8 characters where the municipality uses them [FA-061]', () => {
    expect(loadVariant('zonnedorp').variant.policies.activationCodeLength).toBe(8);
    expect(loadVariant('general').variant.policies.activationCodeLength).toBeNull();
  });

  it('have a deep link to the mobile app and store links for Android, iPad and iPhone [SH-021] [SH-022]', () => {
    for (const { variant } of loadVariants()) {
      const { deepLink, android, ipad, iphone } = variant.appLinks;
      expect.soft(deepLink, variant.key).toMatch(/^[a-z][a-z0-9+.-]*:\/\//);
      for (const listing of [android, ipad, iphone]) expect.soft(new URL(listing).protocol, listing).toBe('https:');
    }
  });

  it('have a PNG logo [SH-011]', () => {
    for (const key of [...variantKeys(), '_template']) {
      const logo = readFileSync(join(VARIANTS_FOLDER, key, 'logo.png'));
      expect.soft(logo.subarray(1, 4).toString('latin1'), key).toBe('PNG');
    }
  });

  it('define their colours under the theme class of their data', () => {
    for (const { key, theme } of loadVariants().map(({ variant }) => variant)) {
      const css = (folder: string) => readFileSync(join(VARIANTS_FOLDER, folder, 'theme.css'), 'utf8');
      expect.soft(css(theme), key).toContain(`.${theme}-theme {`);
      expect.soft(css(key), key).toContain(theme === key ? `.${key}-theme {` : `@import '../${theme}/theme.css'`);
    }
  });

  it('override only text keys of the shop, the same ones in both languages', () => {
    const shop = join(VARIANTS_FOLDER, '../../apps/webshop/src');
    const known = new Set(
      globSync('**/texts{,.first}.nl.json', { cwd: shop }).flatMap((file) =>
        Object.keys(JSON.parse(readFileSync(join(shop, file), 'utf8'))),
      ),
    );
    for (const { variant, texts } of loadVariants()) {
      expect.soft(Object.keys(texts.en).toSorted(), variant.key).toEqual(Object.keys(texts.nl).toSorted());
      expect
        .soft(
          Object.keys(texts.nl).filter((key) => !known.has(key)),
          variant.key,
        )
        .toEqual([]);
    }
  });

  it('have records switched on in general and off in Waterveen', () => {
    expect(loadVariant('general').variant.flags.recordsList).toBe(true);
    expect(loadVariant('waterveen').variant.flags.recordsList).toBe(false);
  });
});

describe('a new municipality', () => {
  it('can be copied from a valid template, and is rejected with the name of a wrong field', () => {
    expect(readVariant(template()).key).toBe('new-municipality');
    const reject = (wrong: object, field: string) =>
      expect.soft(() => readVariant({ ...template(), ...wrong }), field).toThrow(field);
    reject({ title: undefined }, 'title');
    reject({ titel: 'x' }, 'titel');
    reject({ mapsKey: 1 }, 'mapsKey');
    reject({ flags: { recordsList: 'yes' } }, 'flags.recordsList');
    reject({ flags: { chat: true } }, 'flags.chat');
    reject({ key: 'Bergdam' }, 'key');
  });

  it('is rejected with an error that names the folder and the problem', () => {
    const folder = mkdtempSync(join(tmpdir(), 'variants-'));
    mkdirSync(join(folder, 'bergdam'));
    writeFileSync(join(folder, 'bergdam', 'variant.json'), '{');
    expect(() => loadVariant('bergdam', folder)).toThrow(
      'Variant "bergdam" has no texts.nl.json and texts.en.json and theme.css and logo.png and skyline.svg.',
    );
    for (const file of ['texts.nl.json', 'texts.en.json', 'theme.css', 'logo.png', 'skyline.svg']) {
      writeFileSync(join(folder, 'bergdam', file), '{}');
    }
    expect(() => loadVariant('bergdam', folder)).toThrow('Variant "bergdam": variant.json is not valid JSON.');
    expect(() => loadVariant('elsewhere', folder)).toThrow('There is no variant "elsewhere". There are: bergdam.');
  });
});
