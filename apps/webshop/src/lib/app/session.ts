import type { Identity } from '@stadstegoed/core/sign-in/identity.ts';
import type { ClockReading } from '@stadstegoed/core/shared/device-clock.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { portToken } from '@stadstegoed/core/shared/port-token.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';

/** How a sign-in ended without the resident asking for it, for the sentence that tells it. */
export interface EndedSession {
  readonly because: 'idle' | 'platform';
  /** The change that the platform did not make, because the session had ended; null when there was none. */
  readonly notDone: 'reservation' | 'other' | null;
  /** Whether this browser keeps answers of a form. */
  readonly keepsAnswers: boolean;
}

/** The session of this browser. Observable. */
export interface Session {
  readonly isSignedIn: boolean;
  /** Whether this sign-in was made with DigiD. */
  readonly signedInWithDigid: boolean;
  /** Whether another tab of this browser made this sign-in while a visitor used this one. */
  readonly signedInByOtherTab: boolean;
  /** The identity of the resident once read; null for a visitor. */
  readonly identity: Identity | null;
  /** The time at which the identity was read; `bsnTime` counts from then on (reading 7). */
  readonly identityReadAt: ClockReading | null;
  /** How the last sign-in on this page ended; null when the resident ended it, or signed in since. */
  readonly ended: EndedSession | null;
  /** Starts using the sign-in that a use case has stored, and reads its identity. */
  adopt(): Promise<Result<Identity, Failure>>;
  /** Reads the identity again, for example after a BSN was confirmed. */
  refresh(): Promise<Result<Identity, Failure>>;
  /** Removes the sign-in here and ends it at the platform. Does not navigate. */
  signOut(): Promise<void>;
}

export const Session = portToken<Session>('Session');

/** Removes what the forms of this tab keep, and what was wanted: somebody else may be next. */
export const ForgetResident = portToken<() => void>('ForgetResident');

/** Leaves a session that the resident has ended at the platform: goes home, clears drafts and shows a toast. */
export const LeaveShop = portToken<() => Promise<void>>('LeaveShop');
