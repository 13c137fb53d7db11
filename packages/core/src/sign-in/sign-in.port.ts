import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { Identity } from './identity.ts';
import type { LinkKind } from './link-kind.ts';

/** The recipient of a mail and the target of its link: an auth target code or null. */
export interface MailRequest {
  readonly email: string;
  readonly target: string | null;
}

/** The platform's check of an address. */
export interface EmailCheck {
  /** Whether an identity has this address. */
  readonly used: boolean;
  /** Whether it has the format of an e-mail address. */
  readonly valid: boolean;
}

/** A sign-in that waits for the mobile app: the QR code contains `authToken`. */
export interface AppSignIn {
  readonly accessToken: string;
  readonly authToken: string;
}

/** A sign-in that waits for another signed-in device: the resident types the six digits of `authCode` there. */
export interface PinSignIn {
  readonly accessToken: string;
  readonly authCode: string;
}

/** The state of a waiting sign-in; `invalid` when it is unknown, cancelled or expired. */
export type TokenState = 'pending' | 'active' | 'invalid';

/** The platform's operations to sign a resident in or out. */
export interface SignIn {
  /** Checks whether an address is in use (`rate_limited` after ten in ten minutes). */
  checkEmail(email: string): Promise<Result<EmailCheck, Failure>>;
  /** Creates the identity and mails the confirmation link (`invalid`, `rate_limited`). */
  register(request: MailRequest): Promise<Result<void, Failure>>;
  /** Mails a login link to a known primary address (`invalid`, `rate_limited`). */
  requestLoginLink(request: MailRequest): Promise<Result<void, Failure>>;
  /** Exchanges the token of a link for an access token (`not_found` unknown, `forbidden` used or expired). */
  exchange(kind: LinkKind, token: string): Promise<Result<string, Failure>>;
  /** Starts a sign-in by QR code; valid for 60 minutes. */
  startAppSignIn(): Promise<Result<AppSignIn, Failure>>;
  /** Starts a sign-in by a code of six digits; valid for 10 minutes. */
  startPinSignIn(): Promise<Result<PinSignIn, Failure>>;
  /** Reads the state of a waiting sign-in; takes the waiting token, not the account's. */
  checkToken(accessToken: string, options?: ReadOptions): Promise<Result<TokenState, Failure>>;
  /** Signs the app with this code in as the resident (`not_found` unknown, `forbidden` used or expired). */
  authorizeCode(authCode: string): Promise<Result<void, Failure>>;
  /** Approves the waiting sign-in with this token (`not_found` unknown, `forbidden` used or expired). */
  authorizeToken(authToken: string): Promise<Result<void, Failure>>;
  /** Ends a session; takes the token because the browser has already removed it. */
  endSession(accessToken: string): Promise<Result<void, Failure>>;
  /** The signed-in resident (`unauthorised` for a visitor). */
  readIdentity(options?: ReadOptions): Promise<Result<Identity, Failure>>;
}

export const SignIn = portToken<SignIn>('SignIn');
