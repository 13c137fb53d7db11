import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { drawingOf } from './drawing.ts';
import { readVariant, textsSchema } from './schema.ts';
import type { Variant } from './schema.ts';

/** The folder with one folder per municipality. */
export const VARIANTS_FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** The required files of a municipality. */
export const VARIANT_FILES = [
  'variant.json',
  'texts.nl.json',
  'texts.en.json',
  'theme.css',
  'logo.png',
  'skyline.svg',
] as const;

/** A municipality with its own texts. */
export type LoadedVariant = {
  readonly variant: Variant;
  readonly texts: Readonly<Record<'nl' | 'en', Readonly<Record<string, string>>>>;
  /** The shapes of the illustration in the banner of home, without the `<svg>` around them. */
  readonly skyline: string;
};

/** The keys of all municipalities, sorted; folders that start with `_` are templates. */
export function variantKeys(folder: string = VARIANTS_FOLDER): readonly string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('_') && existsSync(join(folder, name, 'variant.json')))
    .toSorted();
}

/** Reads and validates one municipality. Throws an error that names the folder, the file and the problem. */
export function loadVariant(key: string, folder: string = VARIANTS_FOLDER): LoadedVariant {
  const files = existsSync(join(folder, key)) ? readdirSync(join(folder, key)) : [];
  const missing = VARIANT_FILES.filter((file) => !files.includes(file));
  if (files.length === 0)
    throw new Error(`There is no variant "${key}". There are: ${variantKeys(folder).join(', ')}.`);
  if (missing.length > 0) throw new Error(`Variant "${key}" has no ${missing.join(' and ')}.`);
  try {
    const variant = readVariant(readJson(join(folder, key, 'variant.json')));
    if (variant.key !== key) throw new Error(`variant.json is invalid: key: is "${variant.key}".`);
    const texts = {
      nl: readTexts(join(folder, key, 'texts.nl.json')),
      en: readTexts(join(folder, key, 'texts.en.json')),
    };
    const skyline = drawingOf(readFileSync(join(folder, key, 'skyline.svg'), 'utf8'));
    return { variant, texts, skyline };
  } catch (cause) {
    throw new Error(`Variant "${key}": ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Reads and validates all municipalities. */
export function loadVariants(folder: string = VARIANTS_FOLDER): readonly LoadedVariant[] {
  return variantKeys(folder).map((key) => loadVariant(key, folder));
}

/** The contact data of one deployment, for the accessibility page (PA-036, names as spelled by the platform). */
export type DeploymentContact = { readonly client_key: string } & Variant['contact'];

/** The contact data of every municipality, by client key. */
export function deploymentContacts(folder: string = VARIANTS_FOLDER): readonly DeploymentContact[] {
  return loadVariants(folder).map(({ variant }) => ({ client_key: variant.clientKey, ...variant.contact }));
}

function readTexts(file: string): Readonly<Record<string, string>> {
  const result = v.safeParse(textsSchema, readJson(file));
  if (!result.success) throw new Error(`${file.slice(-13)} may contain only texts by key.`);
  return result.output;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file.split('/').at(-1)} is not valid JSON.`, { cause });
  }
}
