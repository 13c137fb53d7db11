import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { matchPath } from 'react-router';
import { allPaths } from '../src/routes/paths.ts';
import { SCREEN_NAMES } from '../src/routes/screens.ts';

/** The screen of a path of the shop. */
const screenAt = (path: string): ScreenName | undefined =>
  SCREEN_NAMES.find((name) => allPaths(name).some((pattern) => matchPath(pattern, path) !== null));

/** The addresses of the links on the page that lead to a screen that is off. */
export const linksToNowhere = (isOff: (screen: ScreenName) => boolean): readonly string[] =>
  [...document.querySelectorAll('a[href^="/"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => {
      const screen = screenAt(new URL(href, 'http://localhost').pathname);
      return screen !== undefined && isOff(screen);
    });
