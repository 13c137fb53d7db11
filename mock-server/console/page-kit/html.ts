import { escapeHtml } from '../../src/http/html-text.ts';

/** Text that is HTML already. */
export type Markup = { readonly markup: string };

type Part = Markup | string | number | null | undefined | false | readonly Part[];

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  if ('markup' in part) return part.markup;
  return part.map(written).join('');
}

/** HTML in which every value that is not markup is escaped, also inside attributes with double quotes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: strings.map((text, index) => text + (index < parts.length ? written(parts[index]) : '')).join('') };
}

/** Joins query values to an address; null leaves a value out. */
export function addressOf(path: string, query: { readonly [name: string]: string | null | undefined }): string {
  const values = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return values.length === 0 ? path : `${path}?${new URLSearchParams(values)}`;
}
