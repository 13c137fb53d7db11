import { fundOfTarget } from '@stadstegoed/core/sign-in/auth-target.ts';
import type { Drafts } from './app-ports.ts';

const KEY = 'sign-in.digid';

/** A visit to DigiD that this tab began. */
interface StartedVisit {
  readonly target: string | null;
}

/**
 * Remembers, in this tab, that somebody left for DigiD to sign in and where they wanted to go: they come back to auth-link
 * with a token, or to home with an error, and with nothing else (reference part 1, 7.4).
 */
export const digidDraft = {
  /** The visit that this tab began; null when it began none. */
  read(drafts: Drafts): StartedVisit | null {
    const kept = drafts.read(KEY);
    return kept === null ? null : { target: kept === '' ? null : kept };
  },
  /** The fund for which that visit began, for the way back after an error (1 §8); null when it began for no fund. */
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
