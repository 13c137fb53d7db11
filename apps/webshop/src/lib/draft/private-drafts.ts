import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';

/** The beginning of the names under which this device stores drafts. The rest reveals nothing. */
export const DRAFT_PREFIX = 'private-draft:';

/** A stored draft with the time at which it was stored. */
export interface PrivateDraft {
  readonly text: string;
  readonly savedAt: Instant;
}

/**
 * Drafts on this device that outlive the tab and the sign-in, for 30 days. Each is encrypted with a key derived from the
 * secret of its owner, which only a sign-in brings; without it nobody at the device can read the draft or see whose it is.
 */
export interface PrivateDrafts {
  /** The draft; null when there is none, when it is too old or when the secret is another one. */
  read(secret: string, key: string): Promise<PrivateDraft | null>;
  /** Stores the draft and resolves to the time; null when this browser cannot store it. */
  write(secret: string, key: string, text: string): Promise<Instant | null>;
  remove(secret: string, key: string): Promise<void>;
}

export const PrivateDrafts = portToken<PrivateDrafts>('PrivateDrafts');
