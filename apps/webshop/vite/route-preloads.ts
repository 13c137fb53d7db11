import { readFileSync } from 'node:fs';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { RESIDENT_TEXTS } from '../src/features/home/resident-texts.ts';
import { allPaths } from '../src/routes/paths.ts';
import { SCREEN_NAMES, screenOf } from '../src/routes/screens.ts';
import { chunksOf, type BuiltChunk, type BundlePart } from './chunk-graph.ts';
import { filesWith, MAP_SOURCE, sourcesOf, type ScreenNeeds } from './route-sources.ts';

/** The files of a screen, as positions in the list of all files. */
interface ScreenFiles {
  /** The address of the screen, as the source of a regular expression. */
  readonly path: string;
  /** Whether only a signed-in resident sees it; a visitor gets the next screen with this address. */
  readonly isOfResident: boolean;
  /** What it loads in every language. */
  readonly files: readonly number[];
  readonly nl: readonly number[];
  readonly en: readonly number[];
  /** What it loads besides when its address asks for the map. */
  readonly map: readonly number[];
}

/** The files that each screen loads, for the script of the page that preloads them. */
export interface RoutePreloads {
  /** The file names of scripts and style sheets. */
  readonly files: readonly string[];
  /** Screens with fewer parameters in their address first, so that the first match is the right one. */
  readonly screens: readonly ScreenFiles[];
  /** The part of the query that asks for the map. */
  readonly mapQuery: string;
}

/** A screen with its addresses, and the needs of its views. */
export interface PreloadedScreen {
  readonly name: string;
  readonly paths: readonly string[];
  readonly isOfResident?: boolean;
  readonly needs: readonly ScreenNeeds[];
}

/** What a screen shows when its address asks for the map. */
const WITH_MAP: Readonly<Record<string, string>> = { providers: MAP_SOURCE };

const PARAMETER = /:\w+/g;
const parametersIn = (path: string): number => path.match(PARAMETER)?.length ?? 0;
const toPattern = (paths: readonly string[]): string => `^(?:${paths.join('|').replaceAll(PARAMETER, '[^/]+')})/?$`;

const inBoth = (one: ReadonlySet<string>, other: ReadonlySet<string>): readonly string[] =>
  [...one].filter((file) => other.has(file));
const onlyIn = (one: ReadonlySet<string>, other: ReadonlySet<string>): readonly string[] =>
  [...one].filter((file) => !other.has(file));

/** Vite removes a script of style sheets alone after this plugin has run, and keeps its style sheets. */
const isScript = ({ sources }: BuiltChunk): boolean => !sources.every((source) => source.endsWith('.css'));

/** The scripts that contain these sources, with what they import and their styles. */
function filesOf(chunks: readonly BuiltChunk[], sources: readonly string[]): ReadonlySet<string> {
  const files = filesWith(chunks, sources);
  const loaded = chunks.filter(({ file }) => files.has(file));
  return new Set([...loaded.filter(isScript).map(({ file }) => file), ...loaded.flatMap(({ styles }) => styles)]);
}

/** Computes the files of every screen, without those of the entry, which the page itself links. */
export function routePreloads(chunks: readonly BuiltChunk[], screens: readonly PreloadedScreen[]): RoutePreloads {
  const entry = chunks.find(({ isEntry }) => isEntry)?.sources[0];
  if (entry === undefined) throw new Error('The build has no entry.');
  const linked = filesOf(chunks, [entry]);
  const all: string[] = [];
  const positions = (files: Iterable<string>): readonly number[] =>
    [...files]
      .filter((file) => !linked.has(file))
      .map((file) => {
        if (!all.includes(file)) all.push(file);
        return all.indexOf(file);
      });
  const extra = (source: string | undefined): readonly number[] =>
    source === undefined ? [] : positions(filesOf(chunks, [source]));
  const rows = screens.map(({ name, paths, isOfResident = false, needs }) => {
    const filesIn = (language: Language): ReadonlySet<string> =>
      filesOf(
        chunks,
        needs.flatMap((each) => sourcesOf(each, language)),
      );
    const [nl, en] = [filesIn('nl'), filesIn('en')];
    const row = {
      path: toPattern(paths),
      isOfResident,
      files: positions(inBoth(nl, en)),
      nl: positions(onlyIn(nl, en)),
      en: positions(onlyIn(en, nl)),
      map: extra(WITH_MAP[name]),
    };
    return { row, parameters: Math.max(...paths.map(parametersIn)) };
  });
  return {
    files: all,
    screens: rows.toSorted((one, other) => one.parameters - other.parameters).map(({ row }) => row),
    mapQuery: 'show_map=true',
  };
}

/** Home of a resident, which the view of home loads for her alone. */
const residentHome = (): PreloadedScreen => ({
  name: 'home',
  paths: allPaths('home'),
  isOfResident: true,
  needs: [screenOf('home'), { texts: RESIDENT_TEXTS, view: '/features/home/home-resident.view.tsx' }],
});

/** Every screen with its addresses. */
const everyScreen = (): readonly PreloadedScreen[] => [
  residentHome(),
  ...SCREEN_NAMES.map((name) => ({ name, paths: allPaths(name), needs: [screenOf(name)] })),
];

/** The name of the script, without its hash. */
const SCRIPT = 'route-preloads.js';
const SCRIPT_FILE = /(?:^|\/)route-preloads-[^/]*\.js$/;
const MARK = "'%route-preloads%'";

/** Vite plugin that writes the script which preloads the files of the screen that is opened, and links it in the page. */
export function routePreloading(): Plugin {
  let root = '';
  return {
    name: 'stadstegoed-route-preloads',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const parts: Readonly<Record<string, BundlePart>> = bundle;
      const table = routePreloads(chunksOf(parts, root), everyScreen());
      const script = readFileSync(new URL(`../${SCRIPT}`, import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', name: SCRIPT, source: script.replace(MARK, () => JSON.stringify(table)) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }): HtmlTagDescriptor[] => {
        const file = Object.keys(bundle).find((name) => SCRIPT_FILE.test(name));
        if (file === undefined) throw new Error('The build has no script that preloads the files of a screen.');
        // Not after the style sheets, which would delay it; an async script has the lowest priority of itself.
        return [
          { tag: 'script', attrs: { async: true, fetchpriority: 'high', src: `/${file}` }, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}
