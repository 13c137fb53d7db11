import { isScreenAvailable, type Deployment } from './screen-availability.ts';
import { menuItem, type MenuItem } from './menu-items.ts';

/** The money of the resident, the account, and what has its place elsewhere too. */
export interface ProfileMenu {
  readonly money: readonly MenuItem[];
  readonly account: readonly MenuItem[];
  readonly other: readonly MenuItem[];
}

const MONEY: readonly MenuItem[] = [
  menuItem('vouchers', 'shell.menu.vouchers'),
  menuItem('reservations', 'shell.menu.reservations'),
  menuItem('reimbursements', 'shell.menu.reimbursements'),
  menuItem('own-requests', 'shell.menu.ownRequests'),
];

const ACCOUNT: readonly MenuItem[] = [
  menuItem('notifications', 'shell.menu.notifications'),
  menuItem('records', 'shell.menu.records'),
  menuItem('identity-emails', 'shell.menu.emails'),
  menuItem('security-sessions', 'shell.menu.sessions'),
];

const OTHER: readonly MenuItem[] = [
  menuItem('bookmarked-products', 'shell.menu.bookmarks'),
  menuItem('funds', 'shell.menu.ownFunds'),
  menuItem('preferences-notifications', 'shell.menu.notificationPreferences'),
];

/** The menu of a signed-in resident: the screens that this deployment has. The first two groups are the menu of the account. */
export function profileMenu(deployment: Deployment): ProfileMenu {
  const shown = (items: readonly MenuItem[]) => items.filter(({ screen }) => isScreenAvailable(screen, deployment));
  return { money: shown(MONEY), account: shown(ACCOUNT), other: shown(OTHER) };
}
