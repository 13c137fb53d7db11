import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ROUTE_VIEWS } from '../src/routes/route-views.ts';
import type { Feature } from '../src/support/define-feature.ts';

/** The part of Vite's bundle entry that decides what is kept. */
export interface BuiltFile {
  readonly type: 'asset' | 'chunk';
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly moduleIds?: readonly string[];
  /** The module that a chunk stands for when its content is in another chunk. */
  readonly facadeModuleId?: string | null;
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string>; readonly importedAssets: ReadonlySet<string> };
}

/** The bindings and texts of a feature, which are needed before one of its screens opens. */
export interface FeatureNeeds {
  readonly name: string;
  readonly parts?: readonly string[];
  readonly ports?: readonly string[];
}

/** The screens that open without a network: the vouchers, and home, where the installed shop starts. */
const OFFLINE_SCREENS = ['home', 'vouchers', 'voucher'] as const;

/** What those screens load when they open: views, dialogs, the shell around them, and the filter for texts of the platform. */
const SCREENS = [
  /\/webshop\/src\/shell\//,
  /\/webshop\/src\/features\/vouchers\//,
  /\/webshop\/src\/features\/funds\/home[a-z-]*\.view\.tsx$/,
  /\/ui\/src\/(?:rich-text|state-screen)\//,
];
/** What the page itself loads besides the entry: the font, and the scripts for its banner and its preloads. */
const OF_PAGE = /\.woff2$|(?:^|\/)(?:first-paint|route-preloads)-[^/]*\.js$/;

/** The features that a screen loads; some screens show parts of further features. */
interface ScreenNeeds {
  readonly feature: string;
  readonly parts?: readonly string[];
}

/** The features that the screens load which open without a network. */
export function offlineFeatures(): readonly string[] {
  const needs: readonly (ScreenNeeds | undefined)[] = OFFLINE_SCREENS.map((screen) => ROUTE_VIEWS[screen]);
  return needs.flatMap((screen) => (screen === undefined ? [] : [screen.feature, ...(screen.parts ?? [])]));
}

/** The declarations of all features. */
export async function declaredFeatures(): Promise<readonly FeatureNeeds[]> {
  const folder = fileURLToPath(new URL('../src/features', import.meta.url));
  const files = globSync('*/*.feature.ts', { cwd: folder }).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const declared: { readonly default: Feature } = await import(pathToFileURL(join(folder, file)).href);
      return declared.default;
    }),
  );
}

/** These features with all that they use, transitively. */
function withNeeds(names: readonly string[], features: readonly FeatureNeeds[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    const { parts = [], ports = [] } = features.find((feature) => feature.name === name) ?? {};
    [...parts, ...ports].forEach(visit);
  };
  names.forEach(visit);
  return reached;
}

/**
 * The files of a build that open the vouchers without a network, sorted: the entry, the screens with their dialogs, texts
 * and bindings, everything that these import, and the font. The other screens stay out, because keeping all of them would
 * cost every visitor twice the download.
 */
export function offlineFiles(
  bundle: Readonly<Record<string, BuiltFile>>,
  features: readonly FeatureNeeds[],
): readonly string[] {
  const needs = [...withNeeds(offlineFeatures(), features)].map(
    (name) => new RegExp(String.raw`/features/${name}/(?:texts\.(?:first\.)?(?:nl|en)\.json|[a-z-]+\.module\.ts)$`),
  );
  const isNeeded = (id: string): boolean => [...SCREENS, ...needs].some((file) => file.test(id.replaceAll('\\', '/')));
  const kept = new Set(Object.keys(bundle).filter((name) => OF_PAGE.test(name)));
  const visit = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || kept.has(name)) return;
    kept.add(name);
    for (const asset of [...(file.viteMetadata?.importedCss ?? []), ...(file.viteMetadata?.importedAssets ?? [])])
      kept.add(asset);
    file.imports?.forEach(visit);
  };
  for (const { fileName, isEntry, moduleIds = [], facadeModuleId } of Object.values(bundle))
    if (isEntry === true || [...moduleIds, facadeModuleId ?? ''].some(isNeeded)) visit(fileName);
  return [...kept].toSorted();
}
