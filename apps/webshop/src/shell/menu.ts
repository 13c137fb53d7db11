import type { MenuEntry } from '@stadstegoed/variants/schema.ts';
import { isScreenAvailable, type Deployment } from '../routes/screen-availability.ts';
import { menuItem, type MenuItem } from '../routes/menu-items.ts';
import type { Settings } from '../lib/app/settings.ts';

const LABELS = {
  home: 'shell.menu.home',
  funds: 'shell.menu.funds',
  products: 'shell.menu.products',
  actions: 'shell.menu.actions',
  providers: 'shell.menu.providers',
  reimbursements: 'shell.menu.reimbursements',
  explanation: 'shell.menu.explanation',
} as const;

/** The main menu: the entries that the municipality lists. A separate flag shows the funds to visitors. */
export function mainMenu(deployment: Deployment, isSignedIn: boolean, menu: readonly MenuEntry[]): readonly MenuItem[] {
  const { flags } = deployment;
  const showsFunds = flags.fundsMenu && (isSignedIn || flags.fundsMenuForVisitors);
  return menu
    .filter((screen) => isScreenAvailable(screen, deployment))
    .filter((screen) => screen !== 'funds' || showsFunds)
    .map((screen) => menuItem(screen, LABELS[screen]));
}

/** The main menu of a shop, from its settings. */
export function menuOf(settings: Settings, isSignedIn: boolean): readonly MenuItem[] {
  return mainMenu(settings, isSignedIn, settings.variant.menu);
}
