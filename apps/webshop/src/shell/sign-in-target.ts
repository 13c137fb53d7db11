import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { matchPath } from 'react-router';
import { allPaths } from '../routes/paths.ts';
import { fundRequestTarget, requestClarificationTarget, voucherTarget } from '@stadstegoed/core/sign-in/auth-target.ts';

const SCREENS_WITH_TARGET = ['voucher', 'fund-request', 'fund-request-clarification'] as const;

const SCREENS_OF_LINKS = ['restore-email', 'confirmation-email', 'auth-link'] as const;

/** Whether this path of the shop exchanges the link of a mail or of DigiD for a sign-in. */
export function isSignInLink(path: string): boolean {
  return SCREENS_OF_LINKS.some((screen) => allPaths(screen).some((pattern) => matchPath(pattern, path) !== null));
}

/** The auth target code of a path of the shop; null when its screen has none. */
export function targetOfPath(path: string): string | null {
  for (const screen of SCREENS_WITH_TARGET) {
    for (const pattern of allPaths(screen)) {
      const match = matchPath(pattern, path);
      if (match !== null) return signInTarget(screen, match.params);
    }
  }
  return null;
}

/** The auth target code that returns a resident to a screen after signing in; null when it has none. */
export function signInTarget(screen: ScreenName, params: Readonly<Record<string, string | undefined>>): string | null {
  const { address, id, fundId, requestId, clarificationId } = params;
  switch (screen) {
    case 'voucher':
      return address === undefined ? null : voucherTarget(address);
    case 'fund-request':
      return id === undefined ? null : fundRequestTarget(id);
    case 'fund-request-clarification':
      return fundId && requestId && clarificationId
        ? requestClarificationTarget({ fundId, requestId, clarificationId })
        : null;
    default:
      return null;
  }
}
