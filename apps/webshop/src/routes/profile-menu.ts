import { isScreenAvailable, type Deployment } from './screen-availability.ts';
import { menuItem, type MenuItem } from './menu-items.ts';

/** What belongs to the resident, and the settings of the account. */
export interface ProfileMenu {
  readonly yours: readonly MenuItem[];
  readonly account: readonly MenuItem[];
}

const YOURS: readonly MenuItem[] = [
  menuItem('vouchers', 'shell.menu.vouchers'),
  menuItem('bookmarked-products', 'shell.menu.bookmarks'),
  menuItem('own-requests', 'shell.menu.ownRequests'),
  menuItem('reservations', 'shell.menu.reservations'),
  menuItem('reimbursements', 'shell.menu.reimbursements'),
  menuItem('records', 'shell.menu.records'),
  menuItem('funds', 'shell.menu.ownFunds'),
];

const ACCOUNT: readonly MenuItem[] = [
  menuItem('notifications', 'shell.menu.notifications'),
  menuItem('preferences-notifications', 'shell.menu.notificationPreferences'),
  menuItem('security-sessions', 'shell.menu.sessions'),
  menuItem('identity-emails', 'shell.menu.emails'),
];

/** The menu of a signed-in resident: the screens that this deployment has, in two groups and in its order. */
export function profileMenu(deployment: Deployment): ProfileMenu {
  const isShown = ({ screen }: MenuItem) => isScreenAvailable(screen, deployment);
  return { yours: YOURS.filter(isShown), account: ACCOUNT.filter(isShown) };
}
