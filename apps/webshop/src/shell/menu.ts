import type { Pages } from '@stadstegoed/core/pages/platform-configuration.ts';
import type { Flags } from '@stadstegoed/core/shared/flags.ts';
import { isAvailable, menuItem, type MenuItem } from '../routes/menu-items.ts';
import { isPublished } from '../routes/page-screens.ts';

const MAIN_MENU: readonly MenuItem[] = [
  menuItem('home', 'shell.menu.home'),
  menuItem('funds', 'shell.menu.funds'),
  menuItem('products', 'shell.menu.products'),
  menuItem('actions', 'shell.menu.actions'),
  menuItem('providers', 'shell.menu.providers'),
  menuItem('explanation', 'shell.menu.explanation'),
];

/** The main menu: the screens that are built, enabled and published. A separate flag shows the funds to visitors (1 §1). */
export function mainMenu(flags: Flags, isSignedIn: boolean, pages?: Pages): readonly MenuItem[] {
  const showsFunds = flags.fundsMenu && (isSignedIn || flags.fundsMenuForVisitors);
  return MAIN_MENU.filter(({ screen }) => isAvailable(screen, flags)).filter(
    ({ screen }) => isPublished(screen, pages) && (screen !== 'funds' || showsFunds),
  );
}
