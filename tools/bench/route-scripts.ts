import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltChunk } from '../../apps/webshop/vite/chunk-graph.ts';
import { filesWith, MAP_SOURCE, sourcesOf, type ScreenNeeds } from '../../apps/webshop/vite/route-sources.ts';
import { inRoot } from '../support/root.ts';

/** The chunks of a build, and the size of each when it is compressed. */
export interface Build {
  readonly chunks: readonly BuiltChunk[];
  readonly sizeOf: (file: string) => number;
}

/** Scripts that a first screen loads besides what its view imports. Other parts on demand are not in a first screen. */
const LATE_ON_FIRST_SCREEN: Readonly<Record<string, readonly string[]>> = {
  'providers, map': [MAP_SOURCE],
};

/** The row of the list of providers with its map; the list alone loads no map. */
export const MAP_ROW = 'providers, map';

/** Reads the chunks of the build of a variant. */
export function readBuild(variant: string, folder: string): Build {
  const chunks: readonly BuiltChunk[] = JSON.parse(readFileSync(inRoot('.cache', 'chunks', `${variant}.json`), 'utf8'));
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(folder, file)), { level: 9 }).byteLength;
    sizes.set(file, known);
    return known;
  };
  return { chunks, sizeOf };
}

/** The sources behind the scripts of home of a visitor, which is the shell of every other route. */
function shellOf({ chunks }: Build, home: readonly string[]): readonly string[] {
  const entry = chunks.find(({ isEntry }) => isEntry)?.sources[0];
  if (entry === undefined) throw new Error('The build has no entry.');
  return [entry, ...home];
}

/** The compressed size in bytes of the scripts and style sheets that home of a visitor loads; `page` is the built page. */
export function codeOfHome(build: Build, home: ScreenNeeds, page: string): number {
  const scripts = filesWith(build.chunks, shellOf(build, sourcesOf(home)));
  const styles = build.chunks.filter(({ file }) => scripts.has(file)).flatMap((chunk) => chunk.styles);
  const inPage = [...page.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  return [...new Set([...scripts, ...styles, ...inPage])].reduce((total, file) => total + build.sizeOf(file), 0);
}

/**
 * The compressed size in bytes of the scripts of each route over the shell, by screen. The shell is what home of a
 * visitor loads, which has a budget of its own. Previews, dialogs and other parts on demand do not count. Throws when a
 * route cannot be computed, so that a new one cannot be forgotten.
 */
export function scriptsOverShell(
  build: Build,
  routes: Readonly<Record<string, ScreenNeeds>>,
): ReadonlyMap<string, number> {
  const { home, providers } = routes;
  if (home === undefined) throw new Error('There is no route of home.');
  const shell = filesWith(build.chunks, shellOf(build, sourcesOf(home)));
  const rows = [...Object.entries(routes), ...(providers === undefined ? [] : [[MAP_ROW, providers] as const])];
  const size = ([name, route]: readonly [string, ScreenNeeds]): readonly [string, number] => {
    const files = filesWith(build.chunks, [...sourcesOf(route), ...(LATE_ON_FIRST_SCREEN[name] ?? [])]);
    const own = [...files].filter((file) => !shell.has(file));
    return [name, own.reduce((total, file) => total + build.sizeOf(file), 0)];
  };
  return new Map(rows.filter(([name]) => name !== 'home').map(size));
}
