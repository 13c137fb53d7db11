import { RESIDENT_TEXTS } from '../src/features/home/resident-texts.ts';
import { screenOf } from '../src/routes/screens.ts';

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

/** The screens that open without a network: the vouchers, and home, where the installed shop starts. */
const OFFLINE_SCREENS = ['home', 'vouchers', 'voucher'] as const;
/** The texts that those screens show in both languages. */
const TEXTS = ['home', ...RESIDENT_TEXTS, ...OFFLINE_SCREENS.flatMap((name) => screenOf(name).texts)];

/** What those screens load when they open: views, dialogs, the shell around them, and the filter for texts of the platform. */
const SCREENS = [
  /\/webshop\/src\/shell\//,
  /\/webshop\/src\/features\/vouchers\//,
  /\/webshop\/src\/features\/home\/[a-z-]+\.view\.tsx$/,
  /\/ui\/src\/(?:rich-text|state-screen)\//,
  /\/webshop\/src\/composition\/bindings\.ts$/,
  new RegExp(String.raw`/features/(?:${TEXTS.join('|')})/texts\.(?:nl|en)\.json$`),
];
/** What the page itself loads besides the entry: the font, and the scripts for its banner and its preloads. */
const OF_PAGE = /\.woff2$|(?:^|\/)(?:first-paint|route-preloads)-[^/]*\.js$/;

/**
 * The files of a build that open the vouchers without a network, sorted: the entry, the screens with their dialogs, texts
 * and the bindings, everything that these import, and the font. The other screens stay out, because keeping all of them would
 * cost every visitor twice the download.
 */
export function offlineFiles(bundle: Readonly<Record<string, BuiltFile>>): readonly string[] {
  const isNeeded = (id: string): boolean => SCREENS.some((file) => file.test(id.replaceAll('\\', '/')));
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
