import type { Pages } from '@stadstegoed/core/pages/platform-configuration.ts';
import type { Flags } from '@stadstegoed/core/shared/flags.ts';
import { goTo, type Destination, type ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { ROUTE_PATHS } from '../routes/route-paths.ts';
import { isPublished } from '../routes/page-screens.ts';
import { isBuilt } from '../routes/paths.ts';
import type { TextKey } from '../texts/text-keys.ts';

/** One entry of a menu. */
export interface MenuItem {
  readonly screen: ScreenName;
  readonly label: TextKey;
  readonly to: Destination;
}

function item(screen: ScreenName & keyof typeof PLAIN, label: TextKey): MenuItem {
  return { screen, label, to: goTo(screen, {}) };
}

/** The screens a menu can link to: those without parameters. */
const PLAIN = {
  home: true,
  funds: true,
  products: true,
  actions: true,
  providers: true,
  explanation: true,
  vouchers: true,
  'bookmarked-products': true,
  reservations: true,
  reimbursements: true,
  records: true,
  notifications: true,
  'preferences-notifications': true,
  'security-sessions': true,
  'identity-emails': true,
  privacy: true,
  accessibility: true,
  'terms-and-conditions': true,
  sitemap: true,
} as const;

const MAIN_MENU: readonly MenuItem[] = [
  item('home', 'shell.menu.home'),
  item('funds', 'shell.menu.funds'),
  item('products', 'shell.menu.products'),
  item('actions', 'shell.menu.actions'),
  item('providers', 'shell.menu.providers'),
  item('explanation', 'shell.menu.explanation'),
];

const PROFILE_MENU: readonly MenuItem[] = [
  item('vouchers', 'shell.menu.vouchers'),
  item('bookmarked-products', 'shell.menu.bookmarks'),
  item('reservations', 'shell.menu.reservations'),
  item('reimbursements', 'shell.menu.reimbursements'),
  item('records', 'shell.menu.records'),
  item('funds', 'shell.menu.ownFunds'),
  item('notifications', 'shell.menu.notifications'),
  item('preferences-notifications', 'shell.menu.notificationPreferences'),
  item('security-sessions', 'shell.menu.sessions'),
  item('identity-emails', 'shell.menu.emails'),
];

/** The main menu: the screens that are built, enabled and published. A separate flag shows the funds to visitors (1 §1). */
export function mainMenu(flags: Flags, isSignedIn: boolean, pages?: Pages): readonly MenuItem[] {
  const showsFunds = flags.fundsMenu && (isSignedIn || flags.fundsMenuForVisitors);
  return MAIN_MENU.filter(({ screen }) => isBuilt(screen) && isOn(screen, flags)).filter(
    ({ screen }) => isPublished(screen, pages) && (screen !== 'funds' || showsFunds),
  );
}

/** The menu of a signed-in resident (2 §2): the screens that are built and enabled, in its fixed order. */
export function profileMenu(flags: Flags, isThere: (screen: ScreenName) => boolean = isBuilt): readonly MenuItem[] {
  return PROFILE_MENU.filter((entry) => isThere(entry.screen) && isOn(entry.screen, flags));
}

function isOn(screen: ScreenName, flags: Flags): boolean {
  const flag = ROUTE_PATHS[screen].flag;
  return flag === undefined || flags[flag];
}
