import type { Flags } from '@stadstegoed/core/shared/flags.ts';
import { goTo, type Destination, type ScreenName, type ScreenParams } from '@stadstegoed/core/shared/destination.ts';
import type { TextKey } from '../texts/text-keys.ts';
import { isBuilt } from './paths.ts';
import { ROUTE_PATHS } from './route-paths.ts';

/** The screens that a menu can link to: those without parameters. */
export type MenuScreen = {
  [Name in ScreenName]: object extends ScreenParams[Name] ? Name : never;
}[ScreenName];

/** One entry of a menu. */
export interface MenuItem {
  readonly screen: MenuScreen;
  readonly label: TextKey;
  readonly to: Destination;
}

/** An entry for a screen without parameters. */
export function menuItem(screen: MenuScreen, label: TextKey): MenuItem {
  return { screen, label, to: goTo(screen, {}) };
}

/** Whether a screen is built and its flag is on. */
export function isAvailable(
  screen: ScreenName,
  flags: Flags,
  isThere: (screen: ScreenName) => boolean = isBuilt,
): boolean {
  const { flag } = ROUTE_PATHS[screen];
  return isThere(screen) && (flag === undefined || flags[flag]);
}
