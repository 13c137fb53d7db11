import type { Identity } from '@stadstegoed/core/sign-in/identity.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';

/** Who uses this browser now. Observable: what is drawn from it changes with it. */
export interface Session {
  readonly isSignedIn: boolean;
  /** The signed-in resident once read; null for a visitor. */
  readonly identity: Identity | null;
  /** When that was read: `bsnTime` counts from then on (decision 7). */
  readonly identityReadAt: Instant | null;
  /** Takes the sign-in that a use case has just kept into use, and reads whose it is. */
  adopt(): Promise<Result<Identity, Failure>>;
  /** Reads the identity anew, for example after a BSN was confirmed. */
  refresh(): Promise<Result<Identity, Failure>>;
  /** Forgets the sign-in here and ends it at the platform. Goes nowhere by itself. */
  signOut(): Promise<void>;
}

export const Session = portToken<Session>('Session');
