import { goTo, type Destination, type Query } from '@stadstegoed/core/shared/destination.ts';
import { fundOfTarget } from '@stadstegoed/core/sign-in/parse-auth-target.ts';
import { digidErrorPage, isDigidCancelled } from '@stadstegoed/core/sign-in/digid-error.ts';
import type { TextStorage } from '../../../lib/app/text-storage.ts';

const KEY = 'sign-in.digid';

/** A DigiD sign-in that this browser started. */
interface StartedVisit {
  readonly target: string | null;
  /** The query of the start screen on which it began. */
  readonly query: Query;
}

/**
 * Stores that a DigiD sign-in was started, its target and whether it restores an account. The platform redirects back to
 * auth-link with only a token, or to home with only an error, and not always in the same tab.
 */
export const digidDraft = {
  /** The DigiD sign-in that this browser started; null when there is none. */
  read(goals: TextStorage): StartedVisit | null {
    const stored = goals.read(KEY);
    if (stored === null) return null;
    const query = Object.fromEntries(new URLSearchParams(stored));
    return { target: query['target'] ?? null, query };
  },
  /** The fund for which the sign-in was started, to return to after an error; null when there was none. */
  fundId(goals: TextStorage): string | null {
    return fundOfTarget(digidDraft.read(goals)?.target ?? null);
  },
  write(goals: TextStorage, target: string | null, isRestore = false): void {
    const query = { ...(target === null ? {} : { target }), ...(isRestore ? { restore_with_digid: '1' } : {}) };
    goals.write(KEY, new URLSearchParams(query).toString());
  },
  remove(goals: TextStorage): void {
    goals.remove(KEY);
  },
};

/**
 * Where a sign-in leads that DigiD ended with an error: a visitor who stopped goes back to the choice where she began, which
 * says so; any other error has its page.
 */
export function afterDigidError(goals: TextStorage, digidError: string, isSignedIn: boolean): Destination {
  if (isSignedIn || !isDigidCancelled(digidError)) return digidErrorPage(digidError, digidDraft.fundId(goals));
  return goTo('start', {}, { ...digidDraft.read(goals)?.query, digid_error: digidError });
}
