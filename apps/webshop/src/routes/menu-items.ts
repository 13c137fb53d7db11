import { goTo, type Destination, type ScreenName, type ScreenParams } from '@stadstegoed/core/shared/destination.ts';
import type { TextKey } from '../texts/text-keys.ts';

/** The screens that a menu can link to: those without parameters. */
export type MenuScreen = {
  [Name in ScreenName]: object extends ScreenParams[Name] ? Name : never;
}[ScreenName];

export interface MenuItem {
  readonly screen: MenuScreen;
  readonly label: TextKey;
  readonly to: Destination;
}

/** An entry for a screen without parameters. */
export function menuItem(screen: MenuScreen, label: TextKey): MenuItem {
  return { screen, label, to: goTo(screen, {}) };
}
