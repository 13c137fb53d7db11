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

  it.each(variantKeys())('include a complete and valid %s', (key) => {
    expect(loadVariant(key).variant.key).toBe(key);
  });

  it('have unique client keys [SH-036]', () => {
    const clientKeys = loadVariants().map(({ variant }) => variant.clientKey);
    expect(new Set(clientKeys).size).toBe(clientKeys.length);
  });

  it('have their own contact details [SH-033]', () => {
    const addresses = loadVariants().map(({ variant }) => variant.contact.contact_email);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('have activation codes of 8 characters where the municipality uses them [FA-061]', () => {
    expect(loadVariant('zonnedorp').variant.policies.activationCodeLength).toBe(8);
  });

  it('have a deep link to the mobile app [SH-021]', () => {
    for (const { variant } of loadVariants()) expect(variant.appLinks.deepLink).toMatch(/^[a-z][a-z0-9+.-]*:\/\//);
  });

  it('have the store links for Android, iPad and iPhone [SH-022]', () => {
    for (const { variant } of loadVariants()) {
      const { android, ipad, iphone } = variant.appLinks;
      for (const listing of [android, ipad, iphone]) expect(new URL(listing).protocol).toBe('https:');
    }
  });

  it('have a key of the maps service, which may be empty [SH-023]', () => {
    for (const { variant } of loadVariants()) expect(variant.mapsKey).toBeTypeOf('string');
  });

  it.each([...variantKeys(), '_template'])('have a PNG logo: %s [SH-011]', (key) => {
    const logo = readFileSync(join(VARIANTS_FOLDER, key, 'logo.png'));
    expect(logo.subarray(1, 4).toString('latin1')).toBe('PNG');
  });

  it.each(variantKeys())('define the colours of %s under the theme class of its data', (key) => {
    const { theme } = loadVariant(key).variant;
    expect(readFileSync(join(VARIANTS_FOLDER, theme, 'theme.css'), 'utf8')).toContain(`.${theme}-theme {`);
    expect(readFileSync(join(VARIANTS_FOLDER, key, 'theme.css'), 'utf8')).toMatch(
      theme === key ? `.${key}-theme {` : `@import '../${theme}/theme.css'`,
    );
  });

  it('override the same text keys in both languages', () => {
    for (const { variant, texts } of loadVariants()) {
      expect([variant.key, ...Object.keys(texts.en).toSorted()]).toEqual([
        variant.key,
        ...Object.keys(texts.nl).toSorted(),
      ]);
    }
  });

  it('override only text keys of the shop', () => {
    const shop = join(VARIANTS_FOLDER, '../../apps/webshop/src');
    const known = new Set(
      globSync('**/texts{,.first}.nl.json', { cwd: shop }).flatMap((file) =>
        Object.keys(JSON.parse(readFileSync(join(shop, file), 'utf8'))),
      ),
    );
    for (const { variant, texts } of loadVariants()) {
      expect([variant.key, ...Object.keys(texts.nl).filter((key) => !known.has(key))]).toEqual([variant.key]);
    }
  });

  it('have records switched on in general and off in Waterveen', () => {
    expect(loadVariant('general').variant.flags.recordsList).toBe(true);
    expect(loadVariant('waterveen').variant.flags.recordsList).toBe(false);
  });
});

describe('a new municipality', () => {
  it('can be copied from a valid template', () => {
    expect(readVariant(template()).key).toBe('new-municipality');
  });

  it.each([
    ['a missing field', { title: undefined }, 'title'],
    ['a misspelled field', { titel: 'x' }, 'titel'],
    ['an unknown form of address', { communication: 'friendly' }, 'communication'],
    ['a flag that is not a boolean', { flags: { recordsList: 'yes' } }, 'flags.recordsList'],
    ['an unknown flag', { flags: { chat: true } }, 'flags.chat'],
    ['a key with capitals', { key: 'Bergdam' }, 'key'],
  ])('is rejected with the name of %s', (_what, wrong, field) => {
    expect(() => readVariant({ ...template(), ...wrong })).toThrow(field);
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
