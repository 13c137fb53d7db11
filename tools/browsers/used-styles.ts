import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compatibility from '@mdn/browser-compat-data/forLegacyNode';
import { lackedBy, partsOf } from './built-ins.ts';
import type { Versions } from './promise.ts';

const { selectors, types, 'at-rules': rules } = compatibility.css;
const FUNCTIONS = [types, ...partsOf(types).map(([, feature]) => feature)];

/**
 * What the style sheets of a folder use and some of the browsers lack, with those browsers. Only what makes a browser drop a
 * whole rule or declaration: selectors, at-rules, the notation of media queries, and functions. An unknown property harms
 * nothing else.
 */
export function stylesButLacking(folder: string, versions: Versions): ReadonlyMap<string, readonly string[]> {
  const files = globSync('**/*.css', { cwd: folder }).map((path) => readFileSync(join(folder, path), 'utf8'));
  const text = files.join('\n').replaceAll(/"[^"]*"|url\([^)]*\)/g, '""');
  const media = [...text.matchAll(/@media([^{]*)/g)].map(([, query = '']) => query).join(' ');
  const used = [
    ...[...text.matchAll(/::?([a-z-]+)(?=[^{};]*\{)/g)].map(
      ([, name = '']) => [`:${name}`, selectors?.[name]] as const,
    ),
    ...[...text.matchAll(/@([a-z-]+)/g)].map(([, name = '']) => [`@${name}`, rules?.[name]] as const),
    ...[...text.matchAll(/(?<![\w-])([a-z-]+)\(/g)].flatMap(([, name = '']) =>
      FUNCTIONS.map((group) => [`${name}()`, group?.[name]] as const),
    ),
    ...[...media.matchAll(/[a-z-]+/g)].map(([name]) => [`@media ${name}`, rules?.['media']?.[name]] as const),
    ...(/[<>]/.test(media) ? [['@media (width >= 1px)', rules?.['media']?.['range_syntax']] as const] : []),
    ...(text.includes('&') ? [['&', selectors?.['nesting']] as const] : []),
  ];
  return new Map(
    used.flatMap(([name, feature]) => {
      const browsers = feature?.__compat === undefined ? [] : lackedBy(feature.__compat, versions);
      return browsers.length === 0 ? [] : [[name, browsers] as const];
    }),
  );
}
