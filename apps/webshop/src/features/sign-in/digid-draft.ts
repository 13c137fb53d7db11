import type { Drafts } from '../../support/app-ports.ts';

const KEY = 'sign-in.digid';

/** A visit to DigiD that this tab began. */
export interface DigidVisit {
  readonly target: string | null;
}

/**
 * Remembers, in this tab, that somebody left for DigiD and where they wanted to go: DigiD sends them back to auth-link
 * with a token and nothing else (reference part 1, 7.4).
 */
export const digidDraft = {
  /** The visit that this tab began; null when it began none. */
  read(drafts: Drafts): DigidVisit | null {
    const kept = drafts.read(KEY);
    return kept === null ? null : { target: kept === '' ? null : kept };
  },
  write(drafts: Drafts, target: string | null): void {
    drafts.write(KEY, target ?? '');
  },
  remove(drafts: Drafts): void {
    drafts.remove(KEY);
  },
};
