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
  it('are the general one, the special ones and several towns [SH-037] [SH-038] [SH-039]', () => {
    expect(variantKeys()).toEqual(expect.arrayContaining(['general', ...SPECIALS]));
    expect(variantKeys().filter((key) => key !== 'general' && !SPECIALS.includes(key))).toEqual([
      'heuvelrode',
      'waterveen',
      'zonnedorp',
    ]);
  });

  it.each(variantKeys())('loads %s: its data fits the schema and all its files are there', (key) => {
    expect(loadVariant(key).variant.key).toBe(key);
  });

  it('each name a tenant of their own [SH-036]', () => {
    const clientKeys = loadVariants().map(({ variant }) => variant.clientKey);
    expect(new Set(clientKeys).size).toBe(clientKeys.length);
  });

  it('each have contact details of their own [SH-033]', () => {
    const addresses = loadVariants().map(({ variant }) => variant.contact.contact_email);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('have activation codes of 8 characters in the fictional town that hands them out [FA-061]', () => {
    expect(loadVariant('zonnedorp').variant.policies.activationCodeLength).toBe(8);
  });

  it('each hold a deep link to the mobile app [SH-021]', () => {
    for (const { variant } of loadVariants()) expect(variant.appLinks.deepLink).toMatch(/^[a-z][a-z0-9+.-]*:\/\//);
  });

  it('each hold the store listings for Android, iPad and iPhone [SH-022]', () => {
    for (const { variant } of loadVariants()) {
      const { android, ipad, iphone } = variant.appLinks;
      for (const listing of [android, ipad, iphone]) expect(new URL(listing).protocol).toBe('https:');
    }
  });

  it('each hold a key of the maps service, which may be empty where the map needs none [SH-023]', () => {
    for (const { variant } of loadVariants()) expect(variant.mapsKey).toBeTypeOf('string');
  });

  it.each([...variantKeys(), '_template'])('has a logo of %s that is a picture of the PNG kind [SH-011]', (key) => {
    const logo = readFileSync(join(VARIANTS_FOLDER, key, 'logo.png'));
    expect(logo.subarray(1, 4).toString('latin1')).toBe('PNG');
  });

  it.each(variantKeys())('sets the colours of %s with the class that its data names', (key) => {
    const { theme } = loadVariant(key).variant;
    expect(readFileSync(join(VARIANTS_FOLDER, theme, 'theme.css'), 'utf8')).toContain(`.${theme}-theme {`);
    expect(readFileSync(join(VARIANTS_FOLDER, key, 'theme.css'), 'utf8')).toMatch(
      theme === key ? `.${key}-theme {` : `@import '../${theme}/theme.css'`,
    );
  });

  it('write the same keys in both languages, so that no language falls back to the common text', () => {
    for (const { variant, texts } of loadVariants()) {
      expect([variant.key, ...Object.keys(texts.en).toSorted()]).toEqual([
        variant.key,
        ...Object.keys(texts.nl).toSorted(),
      ]);
    }
  });

  it('word only texts that the shop has, so that no wording is lost without notice', () => {
    const shop = join(VARIANTS_FOLDER, '../../apps/webshop/src');
    const known = new Set(
      globSync('**/texts.nl.json', { cwd: shop }).flatMap((file) =>
        Object.keys(JSON.parse(readFileSync(join(shop, file), 'utf8'))),
      ),
    );
    for (const { variant, texts } of loadVariants()) {
      expect([variant.key, ...Object.keys(texts.nl).filter((key) => !known.has(key))]).toEqual([variant.key]);
    }
  });

  it('switch records on in general and leave them off in Waterveen', () => {
    expect(loadVariant('general').variant.flags.recordsList).toBe(true);
    expect(loadVariant('waterveen').variant.flags.recordsList).toBe(false);
  });
});

describe('a new municipality', () => {
  it('starts from a template that fits the schema', () => {
    expect(readVariant(template()).key).toBe('new-municipality');
  });

  it.each([
    ['a field that is missing', { title: undefined }, 'title'],
    ['a field that is spelt wrong', { titel: 'x' }, 'titel'],
    ['a form of address that is unknown', { communication: 'friendly' }, 'communication'],
    ['a flag that is no flag', { flags: { recordsList: 'yes' } }, 'flags.recordsList'],
    ['a flag that does not exist', { flags: { chat: true } }, 'flags.chat'],
    ['a key with capitals', { key: 'Bergdam' }, 'key'],
  ])('is refused with the name of %s', (_what, wrong, field) => {
    expect(() => readVariant({ ...template(), ...wrong })).toThrow(field);
  });

  it('is refused in one sentence that names the folder and what is wrong', () => {
    const folder = mkdtempSync(join(tmpdir(), 'variants-'));
    mkdirSync(join(folder, 'bergdam'));
    writeFileSync(join(folder, 'bergdam', 'variant.json'), '{');
    expect(() => loadVariant('bergdam', folder)).toThrow(
      'Variant "bergdam" misses texts.nl.json and texts.en.json and theme.css and logo.png.',
    );
    for (const file of ['texts.nl.json', 'texts.en.json', 'theme.css', 'logo.png']) {
      writeFileSync(join(folder, 'bergdam', file), '{}');
    }
    expect(() => loadVariant('bergdam', folder)).toThrow('Variant "bergdam": variant.json is no JSON.');
    expect(() => loadVariant('elsewhere', folder)).toThrow('There is no variant "elsewhere". There are: bergdam.');
  });
});
