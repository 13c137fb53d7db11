import { objectOf, type Input } from '../input.ts';
import type { Flags, FlagValue } from '../tables/tenants.ts';

/** Parts of the document that are no flags: they have texts, places and pictures. */
const otherParts = new Set(['announcements', 'settings', 'fronts', 'map', 'banner', 'media', 'pages', 'social_medias']);

function leaves(value: unknown, path: string): [string, FlagValue][] {
  if (typeof value === 'boolean' || typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => leaves(item, path === '' ? name : `${path}.${name}`));
}

/** Every flag of a configuration document with its value, in the order of the document. */
export function flagsOf(document: object): Flags {
  const parts = Object.entries(document).filter(([name]) => !otherParts.has(name));
  return Object.fromEntries(parts.flatMap(([name, value]) => leaves(value, name)));
}

function changed(part: Input, path: readonly string[], value: FlagValue): Input {
  const [name = '', ...rest] = path;
  return { ...part, [name]: rest.length === 0 ? value : changed(objectOf(part[name]), rest, value) };
}

/** The document with other values for some flags. */
export function withFlags(document: Input, flags: Flags): Input {
  return Object.entries(flags).reduce((result, [path, value]) => changed(result, path.split('.'), value), document);
}
