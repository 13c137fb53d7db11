import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensOf } from '@stadstegoed/variants/contrast.ts';
import { VARIANTS_FOLDER, loadVariant } from '@stadstegoed/variants/load.ts';
import { makeTheme, type ColourChange } from '@stadstegoed/variants/make-theme.ts';
import { parseColour, type Oklch } from '@stadstegoed/variants/palette.ts';
import { THEME_PAIRS, contrastIn, themeTokens, type ThemePair } from '@stadstegoed/variants/theme-pairs.ts';
import { pngOf } from '../../apps/webshop/vite/app-icons.ts';
import { Problem } from '../support/problem.ts';
import { inRoot } from '../support/root.ts';

/** The folder that a new one is copied from, and the words in it that stand for the name. */
const TEMPLATE = join(VARIANTS_FOLDER, '_template');
const TEMPLATE_KEY = 'new-municipality';
const LOGO_SIZE = 192;

/** What a new variant is made from. */
export interface VariantWish {
  /** The name of the place or the programme, such as "Bergdam". */
  readonly name: string;
  /** One or two brand colours, in any notation of CSS. */
  readonly colours: readonly string[];
  /** The folder to make it in; packages/variants unless a test asks otherwise. */
  readonly folder?: string;
}

/** A pair of tokens whose contrast was measured. */
export interface MeasuredPair extends ThemePair {
  readonly contrast: number;
}

/** A new folder, and what was found about its colours. */
export interface MadeVariant {
  readonly key: string;
  readonly folder: string;
  readonly changes: readonly ColourChange[];
  /** The number of pairs that were measured. */
  readonly measured: number;
  /** The pairs without enough contrast; empty unless the template or the pairs change. */
  readonly unreached: readonly MeasuredPair[];
}

/** The key of a name: "Sint-Jansveld aan Zee" becomes `sint-jansveld-aan-zee`. */
export function keyOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^[^a-z]+|-+$/g, '');
}

/** Makes the folder of a municipality from the template. Throws a `Problem` for a name or a colour that cannot be used. */
export async function makeVariant({ name, colours, folder = VARIANTS_FOLDER }: VariantWish): Promise<MadeVariant> {
  const key = keyOf(name);
  if (key === '') throw new Problem(`"${name}" has no letters to make a folder name from.`);
  const target = join(folder, key);
  if (existsSync(target))
    throw new Problem(`There is a folder ${key} already. Remove it first, or choose another name.`);
  const [main, second] = readColours(colours);
  const { tokens, changes } = makeTheme(main, second);
  const theme = themeFile(key, tokens);

  mkdirSync(target, { recursive: true });
  for (const file of ['texts.nl.json', 'texts.en.json', 'skyline.svg'])
    copyFileSync(join(TEMPLATE, file), join(target, file));
  writeFileSync(join(target, 'variant.json'), variantFile(key, name));
  writeFileSync(join(target, 'theme.css'), theme);
  const logo = recoloured(readTemplate('logo.svg'), tokens);
  writeFileSync(join(target, 'logo.svg'), logo);
  writeFileSync(join(target, 'logo.png'), await pngOf(Buffer.from(logo), LOGO_SIZE));
  loadVariant(key, folder);
  return { key, folder: target, changes, measured: THEME_PAIRS.length, unreached: unreachedIn(theme, key) };
}

/** The pairs of a theme without enough contrast. */
function unreachedIn(theme: string, key: string): readonly MeasuredPair[] {
  const tokens = themeTokens(readFileSync(inRoot('packages', 'ui', 'src', 'styles', 'tokens.css'), 'utf8'), theme, key);
  return THEME_PAIRS.map((pair) => ({ ...pair, contrast: contrastIn(tokens, pair) })).filter(
    ({ contrast, least }) => contrast < least,
  );
}

function readColours(texts: readonly string[]): readonly [Oklch, Oklch?] {
  const colours = texts.map((text) => {
    const colour = parseColour(text);
    if (colour === null) throw new Problem(`"${text}" is not a colour. Write it as in CSS: #0a7 or "rgb(0 170 119)".`);
    return colour;
  });
  const [main, second] = colours;
  if (main === undefined || colours.length > 2) throw new Problem('Name one or two brand colours, the main one first.');
  return second === undefined ? [main] : [main, second];
}

const readTemplate = (file: string): string => readFileSync(join(TEMPLATE, file), 'utf8');

/** The template's data with the name of the new place. */
function variantFile(key: string, name: string): string {
  const json = readTemplate('variant.json')
    .replaceAll(TEMPLATE_KEY, key)
    .replaceAll('voorbeeld.example', `${key}.example`);
  return json.replaceAll('Voorbeeld', () => JSON.stringify(name).slice(1, -1));
}

function themeFile(key: string, tokens: Readonly<Record<string, string>>): string {
  const [comment = ''] = readTemplate('theme.css').split('\n', 1);
  const lines = Object.entries(tokens).map(([name, value]) => `  ${name}: ${value};`);
  return `${comment}\n.${key}-theme {\n${lines.join('\n')}\n}\n`;
}

/** A drawing of the template in the colours of a new theme: each colour becomes that of the token it was taken from. */
function recoloured(drawing: string, tokens: Readonly<Record<string, string>>): string {
  const before = tokensOf(readTemplate('theme.css'), [`.${TEMPLATE_KEY}-theme`]);
  const after = new Map([...before].toReversed().map(([name, value]) => [value, tokens[name] ?? value]));
  return drawing.replaceAll(/#[0-9a-f]{6}/g, (colour) => after.get(colour) ?? colour);
}
