import { fundOfTarget } from '@stadstegoed/core/sign-in/auth-target.ts';
import type { SignInGoals } from './app-ports.ts';

const KEY = 'sign-in.digid';

/** A DigiD sign-in that this browser started. */
interface StartedVisit {
  readonly target: string | null;
}

/**
 * Stores that a DigiD sign-in was started, and its target. The platform redirects back to auth-link with
 * only a token, or to home with only an error, and not always in the same tab.
 */
export const digidDraft = {
  /** The DigiD sign-in that this browser started; null when there is none. */
  read(goals: SignInGoals): StartedVisit | null {
    const stored = goals.read(KEY);
    return stored === null ? null : { target: stored === '' ? null : stored };
  },
  /** The fund for which the sign-in was started, to return to after an error; null when there was none. */
  fundId(goals: SignInGoals): string | null {
    return fundOfTarget(digidDraft.read(goals)?.target ?? null);
  },
  write(goals: SignInGoals, target: string | null): void {
    goals.write(KEY, target ?? '');
  },
  remove(goals: SignInGoals): void {
    goals.remove(KEY);
  },
};
