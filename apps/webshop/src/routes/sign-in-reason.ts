import { matchPath } from 'react-router';
import type { TextKey } from '../texts/text-keys.ts';
import { allPaths } from './paths.ts';
import { SCREEN_NAMES, screenOf } from './screens.ts';

/** What signing in is for when this path is opened after it. An offer is named only where it is to be reserved. */
export function signInReasonOfPath(path: string): TextKey | null {
  const { pathname, searchParams } = new URL(path, 'http://shop');
  // The path of a new reimbursement is also one of any: the screens stand in the order in which they are tried.
  for (const screen of SCREEN_NAMES) {
    if (!allPaths(screen).some((pattern) => matchPath(pattern, pathname) !== null)) continue;
    const isReserving = screen === 'product' && searchParams.has('reserve');
    return isReserving ? 'shell.signInNeeded.reserve' : (screenOf(screen).signIn ?? null);
  }
  return null;
}
