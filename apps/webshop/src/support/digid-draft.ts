import { fundOfTarget } from '@stadstegoed/core/sign-in/auth-target.ts';
import type { Drafts } from './app-ports.ts';

const KEY = 'sign-in.digid';

/** A DigiD sign-in that this tab started. */
interface StartedVisit {
  readonly target: string | null;
}

/**
 * Stores in this tab that a DigiD sign-in was started, and its target. The platform redirects back to auth-link with
 * only a token, or to home with only an error.
 */
export const digidDraft = {
  /** The DigiD sign-in that this tab started; null when there is none. */
  read(drafts: Drafts): StartedVisit | null {
    const stored = drafts.read(KEY);
    return stored === null ? null : { target: stored === '' ? null : stored };
  },
  /** The fund for which the sign-in was started, to return to after an error; null when there was none. */
  fundId(drafts: Drafts): string | null {
    return fundOfTarget(digidDraft.read(drafts)?.target ?? null);
  },
  write(drafts: Drafts, target: string | null): void {
    drafts.write(KEY, target ?? '');
  },
  remove(drafts: Drafts): void {
    drafts.remove(KEY);
  },
};
