import type { Pages } from '@stadstegoed/core/pages/platform-configuration.ts';
import type { Flags } from '@stadstegoed/core/shared/flags.ts';
import type { MenuEntry } from '@stadstegoed/variants/schema.ts';
import { isAvailable, menuItem, type MenuItem } from '../routes/menu-items.ts';
import { isPublished } from '../routes/page-screens.ts';
import type { Settings } from '../support/settings.ts';

const LABELS = {
  home: 'shell.menu.home',
  funds: 'shell.menu.funds',
  products: 'shell.menu.products',
  actions: 'shell.menu.actions',
  providers: 'shell.menu.providers',
  reimbursements: 'shell.menu.reimbursements',
  explanation: 'shell.menu.explanation',
} as const;

/** What the main menu depends on: the entries that the municipality lists, and the pages that it published. */
export interface MenuSettings {
  readonly menu: readonly MenuEntry[];
  readonly pages?: Pages | undefined;
}

/**
 * The main menu: the listed screens that are built, enabled and published. A separate flag shows the funds to visitors
 * (1 §1).
 */
export function mainMenu(flags: Flags, isSignedIn: boolean, { menu, pages }: MenuSettings): readonly MenuItem[] {
  const showsFunds = flags.fundsMenu && (isSignedIn || flags.fundsMenuForVisitors);
  return menu
    .filter((screen) => isAvailable(screen, flags) && isPublished(screen, pages))
    .filter((screen) => screen !== 'funds' || showsFunds)
    .map((screen) => menuItem(screen, LABELS[screen]));
}

/** The main menu of a shop, from its settings. */
export function menuOf({ flags, platform, variant }: Settings, isSignedIn: boolean): readonly MenuItem[] {
  return mainMenu(flags, isSignedIn, { menu: variant.menu, pages: platform?.pages });
}
