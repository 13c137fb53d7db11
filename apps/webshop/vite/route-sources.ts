import type { Language } from '@stadstegoed/core/shared/language.ts';
import { OWN_BINDINGS } from '../src/composition/own-bindings.ts';
import type { Screen } from '../src/routes/screen.ts';
import type { BuiltChunk } from './chunk-graph.ts';

/** The map, which the list of providers loads when its address asks for it. */
export const MAP_SOURCE = '../../packages/ui/src/map/leaflet-map.ts';
/** The view of home, which alone needs no more bindings than the entry has. */
const HOME_VIEW = '/features/home/home.view.tsx';

/** What decides which files a screen loads. The source of `view` names the file that it imports. */
export type ScreenNeeds = Pick<Screen, 'texts'> & { readonly view: unknown };

/** The texts that every screen loads: those of the shell and of home. */
const startTexts = (language: Language): readonly string[] => [
  `src/shell/texts.${language}.json`,
  `src/features/home/texts.${language}.json`,
];

/** The texts of features. */
export const textSources = (names: readonly string[], language: Language): readonly string[] =>
  names.map((name) => `src/features/${name}/texts.${language}.json`);

/** The file of a feature that a lazy import names. */
function fileIn(load: unknown): string {
  const file = /\/features\/[^'"`]+/.exec(String(load))?.[0];
  if (file === undefined) throw new Error(`A lazy import names no file: ${String(load)}`);
  return file;
}

/** The sources that a screen loads when it opens: its view, the texts, and the bindings. */
export function sourcesOf({ view, texts }: ScreenNeeds, language: Language = 'nl'): readonly string[] {
  const file = fileIn(view);
  const own = texts.flatMap((name) => OWN_BINDINGS[name] ?? []).map((load) => `src${fileIn(load)}`);
  const bindings = file === HOME_VIEW ? [] : ['src/composition/bindings.ts', ...own];
  return [`src${file}`, ...startTexts(language), ...textSources(texts, language), ...bindings];
}

/** The files of a build that contain these sources, with all that they import. */
export function filesWith(chunks: readonly BuiltChunk[], sources: readonly string[]): ReadonlySet<string> {
  const starts = sources.map((source) => {
    const chunk = chunks.find((each) => each.sources.includes(source));
    if (chunk === undefined) throw new Error(`The build has no script with ${source}.`);
    return chunk.file;
  });
  const reached = new Set(starts);
  // The set grows while it is read, so that what the imported files import is followed too.
  for (const file of reached)
    for (const next of chunks.find((chunk) => chunk.file === file)?.imports ?? []) reached.add(next);
  return reached;
}
