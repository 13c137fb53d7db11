import type { Destination, ScreenName } from '@stadstegoed/core/shared/destination.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { screenOf } from './screens.ts';

/** The path of a destination in a language, with encoded parameters, and its query. */
export function pathOf(destination: Destination, language: Language): string {
  const pattern = screenOf(destination.screen)[language][0];
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = destination.params[name];
    if (value === undefined) throw new Error(`The screen ${destination.screen} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(destination.query).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Every path of a screen without duplicates, Dutch first. */
export function allPaths(screen: ScreenName): readonly string[] {
  const { nl, en } = screenOf(screen);
  return [...new Set([...nl, ...en])];
}

/** Whether a path, in either language, is that of a screen or below it. */
export function placeOf(screen: ScreenName, pathname: string): 'here' | 'below' | null {
  const paths = allPaths(screen);
  if (paths.includes(pathname)) return 'here';
  return paths.some((path) => path !== '/' && pathname.startsWith(`${path}/`)) ? 'below' : null;
}
