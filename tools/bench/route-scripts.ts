import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltChunk } from '../../apps/webshop/vite/chunk-graph.ts';
import { inRoot } from '../support/root.ts';

/** What the bench needs to know of a feature; see `defineFeature`. */
export interface FeatureNeeds {
  readonly name: string;
  readonly parts?: readonly string[];
  readonly ports?: readonly string[];
  readonly firstOf?: readonly string[];
  readonly bindings?: unknown;
  readonly first?: unknown;
}

/** What the bench needs to know of a route; see `RouteView`. */
export interface RouteNeeds {
  readonly feature: string;
  readonly parts?: readonly string[];
  readonly only?: 'first';
  /** Imports the view; its source names the file. */
  readonly view: unknown;
}

/** The chunks of a build, and the size of each when it is compressed. */
export interface Build {
  readonly chunks: readonly BuiltChunk[];
  readonly sizeOf: (file: string) => number;
}

/** Scripts that a first screen loads besides what its view imports. Other parts on demand are not in a first screen. */
const LATE_ON_FIRST_SCREEN: Readonly<Record<string, readonly string[]>> = {
  'providers, map': ['../../packages/ui/src/map/leaflet-map.ts'],
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

/** Every name that is reached from these, themselves included. */
function reach(starts: readonly string[], next: (name: string) => readonly string[]): readonly string[] {
  const reached = new Set<string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    next(name).forEach(visit);
  };
  starts.forEach(visit);
  return [...reached];
}

/** The sources that a screen loads when it opens: its view, and the Dutch texts and the bindings of its features. */
export function sourcesOf(route: RouteNeeds, features: readonly FeatureNeeds[]): readonly string[] {
  const of = (name: string): FeatureNeeds => {
    const feature = features.find((each) => each.name === name);
    if (feature === undefined) throw new Error(`No feature declares the name ${name}.`);
    return feature;
  };
  const view = /\/features\/[^'"`]+/.exec(String(route.view))?.[0];
  if (view === undefined) throw new Error(`The view of a screen of ${route.feature} names no file.`);
  const firstOf = (name: string): readonly string[] => [
    `src/features/${name}/home.module.ts`,
    `src/features/${name}/texts.first.nl.json`,
  ];
  if (route.only === 'first') return [`src${view}`, ...firstOf(route.feature)];
  const starts = [route.feature, ...(route.parts ?? [])];
  const shown = reach(starts, (name) => of(name).parts ?? []);
  const used = reach(starts, (name) => [...(of(name).parts ?? []), ...(of(name).ports ?? [])]);
  return [
    `src${view}`,
    ...shown.map((name) => `src/features/${name}/texts.nl.json`),
    ...used.filter((name) => of(name).bindings !== undefined).map((name) => `src/features/${name}/${name}.module.ts`),
    ...used.filter((name) => of(name).first !== undefined).flatMap(firstOf),
    ...used.flatMap((name) => of(name).firstOf ?? []).flatMap(firstOf),
  ];
}

/** The files of a build that contain these sources, with all that they import. */
function filesWith({ chunks }: Build, sources: readonly string[]): ReadonlySet<string> {
  const starts = sources.flatMap((source) => {
    const chunk = chunks.find((each) => each.sources.includes(source));
    if (chunk === undefined) throw new Error(`The build has no script with ${source}.`);
    return [chunk.file];
  });
  return new Set(reach(starts, (file) => chunks.find((chunk) => chunk.file === file)?.imports ?? []));
}

/** The sources behind the scripts of home of a visitor, which is the shell of every other route. */
function shellOf({ chunks }: Build, home: readonly string[]): readonly string[] {
  const entry = chunks.find(({ isEntry }) => isEntry)?.sources[0];
  if (entry === undefined) throw new Error('The build has no entry.');
  return [entry, 'src/shell/texts.nl.json', ...home];
}

/**
 * The compressed size in bytes of the scripts of each route over the shell, by screen. The shell is what home of a
 * visitor loads, which has a budget of its own. Previews, dialogs and other parts on demand do not count. Throws when a
 * route cannot be computed, so that a new one cannot be forgotten.
 */
export function scriptsOverShell(
  build: Build,
  routes: Readonly<Record<string, RouteNeeds>>,
  features: readonly FeatureNeeds[],
): ReadonlyMap<string, number> {
  const { home, providers } = routes;
  if (home === undefined) throw new Error('There is no route of home.');
  const shell = filesWith(build, shellOf(build, sourcesOf(home, features)));
  const rows = [...Object.entries(routes), ...(providers === undefined ? [] : [[MAP_ROW, providers] as const])];
  const size = ([name, route]: readonly [string, RouteNeeds]): readonly [string, number] => {
    const files = filesWith(build, [...sourcesOf(route, features), ...(LATE_ON_FIRST_SCREEN[name] ?? [])]);
    const own = [...files].filter((file) => !shell.has(file));
    return [name, own.reduce((total, file) => total + build.sizeOf(file), 0)];
  };
  return new Map(rows.filter(([name]) => name !== 'home').map(size));
}
