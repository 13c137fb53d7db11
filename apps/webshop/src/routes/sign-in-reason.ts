import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { matchPath } from 'react-router';
import type { TextKey } from '../texts/text-keys.ts';
import { allPaths } from './paths.ts';

/** What a resident comes to do on the screens that have one purpose. The path of a new reimbursement is also one of any. */
const REASONS = {
  'fund-request-clarification': 'shell.signInNeeded.clarification',
  'fund-request': 'shell.signInNeeded.request',
  voucher: 'shell.signInNeeded.voucher',
  reservations: 'shell.signInNeeded.reservations',
  'reimbursement-create': 'shell.signInNeeded.reimbursementCreate',
  'reimbursement-edit': 'shell.signInNeeded.reimbursementCreate',
  reimbursement: 'shell.signInNeeded.reimbursement',
  product: 'shell.signInNeeded.reserve',
} as const satisfies Partial<Record<ScreenName, TextKey>>;

const isReason = (screen: string): screen is keyof typeof REASONS => Object.hasOwn(REASONS, screen);

/** What signing in for this screen is for, as "Log in om …"; null for a screen without one purpose. */
export function signInReason(screen: ScreenName): TextKey | null {
  return isReason(screen) ? REASONS[screen] : null;
}

/** What signing in is for when this path is opened after it. An offer is named only where it is to be reserved. */
export function signInReasonOfPath(path: string): TextKey | null {
  const { pathname, searchParams } = new URL(path, 'http://shop');
  for (const screen of Object.keys(REASONS).filter(isReason)) {
    if (screen === 'product' && !searchParams.has('reserve')) continue;
    if (allPaths(screen).some((pattern) => matchPath(pattern, pathname) !== null)) return REASONS[screen];
  }
  return null;
}
