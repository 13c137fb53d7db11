import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { BuiltChunk } from './chunk-graph.ts';

/** What decides which files a feature needs; see `defineFeature`. */
export interface FeatureNeeds {
  readonly name: string;
  readonly parts?: readonly string[];
  readonly ports?: readonly string[];
  readonly firstOf?: readonly string[];
  readonly bindings?: unknown;
  readonly first?: unknown;
}

/** What decides which files a screen loads; see `RouteView`. */
export interface RouteNeeds {
  readonly feature: string;
  readonly parts?: readonly string[];
  readonly only?: 'first';
  /** Imports the view; its source names the file. */
  readonly view: unknown;
}

/** The map, which the list of providers loads when its address asks for it. */
export const MAP_SOURCE = '../../packages/ui/src/map/leaflet-map.ts';

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

/** The sources that a screen loads when it opens: its view, and the texts and bindings of its features. */
export function sourcesOf(
  route: RouteNeeds,
  features: readonly FeatureNeeds[],
  language: Language = 'nl',
): readonly string[] {
  const of = (name: string): FeatureNeeds => {
    const feature = features.find((each) => each.name === name);
    if (feature === undefined) throw new Error(`No feature declares the name ${name}.`);
    return feature;
  };
  const view = /\/features\/[^'"`]+/.exec(String(route.view))?.[0];
  if (view === undefined) throw new Error(`The view of a screen of ${route.feature} names no file.`);
  const firstOf = (name: string): readonly string[] => [
    `src/features/${name}/home.module.ts`,
    `src/features/${name}/texts.first.${language}.json`,
  ];
  if (route.only === 'first') return [`src${view}`, ...firstOf(route.feature)];
  const starts = [route.feature, ...(route.parts ?? [])];
  const shown = reach(starts, (name) => of(name).parts ?? []);
  const used = reach(starts, (name) => [...(of(name).parts ?? []), ...(of(name).ports ?? [])]);
  return [
    `src${view}`,
    ...shown.map((name) => `src/features/${name}/texts.${language}.json`),
    ...used.filter((name) => of(name).bindings !== undefined).map((name) => `src/features/${name}/${name}.module.ts`),
    ...used.filter((name) => of(name).first !== undefined).flatMap(firstOf),
    ...used.flatMap((name) => of(name).firstOf ?? []).flatMap(firstOf),
  ];
}

/** The files of a build that contain these sources, with all that they import. */
export function filesWith(chunks: readonly BuiltChunk[], sources: readonly string[]): ReadonlySet<string> {
  const starts = sources.flatMap((source) => {
    const chunk = chunks.find((each) => each.sources.includes(source));
    if (chunk === undefined) throw new Error(`The build has no script with ${source}.`);
    return [chunk.file];
  });
  return new Set(reach(starts, (file) => chunks.find((chunk) => chunk.file === file)?.imports ?? []));
}
