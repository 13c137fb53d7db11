import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { SCREEN_NAMES, screenOf } from '../../src/routes/screens.ts';

/** A path pattern of a screen, with the first path of the same screen in English. */
interface Pattern {
  readonly screen: ScreenName;
  readonly pattern: string;
  readonly english: string;
}

/** The patterns of both languages; those without parameters first, because the router prefers them too. */
const PATTERNS: readonly Pattern[] = SCREEN_NAMES.flatMap((screen) => {
  const { nl, en } = screenOf(screen);
  return [...new Set([...nl, ...en])].map((pattern) => ({
    screen,
    pattern,
    english: en[nl.indexOf(pattern)] ?? en[0],
  }));
}).toSorted((a, b) => a.pattern.split(':').length - b.pattern.split(':').length);

/** The values of the parameters when a path matches a pattern; null when it does not. */
function matchPattern(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const source = pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${source}$`).exec(path);
  return found === null ? null : { ...found.groups };
}

function find(path: string): { readonly route: Pattern; readonly params: Readonly<Record<string, string>> } | null {
  const [plain = ''] = path.split('?');
  for (const route of PATTERNS) {
    const params = matchPattern(route.pattern, plain);
    if (params !== null) return { route, params };
  }
  return null;
}

/** The screen that a path of the shop opens; null for the 404 page. */
export function screenAt(path: string): ScreenName | null {
  return find(path)?.route.screen ?? null;
}

/** The English path of the same screen, with its parameters and query. */
export function englishPath(path: string): string {
  const found = find(path);
  if (found === null) return path;
  const english = found.route.english.replaceAll(/:(\w+)/g, (_, name: string) => found.params[name] ?? '');
  const query = path.includes('?') ? path.slice(path.indexOf('?')) : '';
  return english + query;
}

/** The screens of the shop that none of these paths opens. */
export function screensWithout(paths: readonly string[]): readonly ScreenName[] {
  const seen = new Set(paths.map(screenAt));
  return SCREEN_NAMES.filter((screen) => !seen.has(screen));
}
