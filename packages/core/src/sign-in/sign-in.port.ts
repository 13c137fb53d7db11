import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { Identity } from './identity.ts';
import type { LinkKind } from './link-kind.ts';

/** Who asks for a mail, and where its link should lead: an auth target code (1 §4) or null. */
export interface MailRequest {
  readonly email: string;
  readonly target: string | null;
}

/** What the platform knows of an address. */
export interface EmailCheck {
  /** Whether an identity has it already. */
  readonly used: boolean;
  /** Whether it is written as an e-mail address. */
  readonly valid: boolean;
}

/** A sign-in that waits for the mobile app: the QR code carries `authToken`. */
export interface AppSignIn {
  readonly accessToken: string;
  readonly authToken: string;
}

/** A sign-in that waits for another signed-in device: the resident types the six digits of `authCode` there. */
export interface PinSignIn {
  readonly accessToken: string;
  readonly authCode: string;
}

/** The state of a waiting sign-in; `invalid` when it is unknown, given up or over. */
export type TokenState = 'pending' | 'active' | 'invalid';

/** Everything the platform does to sign a resident in or out (1 §7, reference part 1, 5.9 and 5.11). */
export interface SignIn {
  /** Asks whether an address is in use (`rate_limited` after ten in ten minutes). */
  checkEmail(email: string): Promise<Result<EmailCheck, Failure>>;
  /** Creates the identity and has the confirmation link mailed (`invalid`, `rate_limited`). */
  register(request: MailRequest): Promise<Result<void, Failure>>;
  /** Has a login link mailed to a known primary address (`invalid`, `rate_limited`). */
  requestLoginLink(request: MailRequest): Promise<Result<void, Failure>>;
  /** Exchanges the token of a link for an access token (`not_found` unknown, `forbidden` used or too old). */
  exchange(kind: LinkKind, token: string): Promise<Result<string, Failure>>;
  /** Begins a sign-in by QR code; it lives 60 minutes. */
  startAppSignIn(): Promise<Result<AppSignIn, Failure>>;
  /** Begins a sign-in by a code of six digits; it lives 10 minutes. */
  startPinSignIn(): Promise<Result<PinSignIn, Failure>>;
  /** Asks how a waiting sign-in stands; takes the waiting token, not the account's. */
  checkToken(accessToken: string, options?: ReadOptions): Promise<Result<TokenState, Failure>>;
  /** Lets the app that shows this code in as the resident (`not_found` unknown, `forbidden` used or too old). */
  authorizeCode(authCode: string): Promise<Result<void, Failure>>;
  /** Lets the waiting sign-in with this token in as the resident (`not_found` unknown, `forbidden` used or too old). */
  authorizeToken(authToken: string): Promise<Result<void, Failure>>;
  /** Ends a session; takes the token because this browser has forgotten it by then. */
  endSession(accessToken: string): Promise<Result<void, Failure>>;
  /** The signed-in resident (`unauthorised` for a visitor). */
  readIdentity(options?: ReadOptions): Promise<Result<Identity, Failure>>;
  /** Has the link to the app sent by SMS to a number such as `+31612345678` (`invalid`, `rate_limited`). */
  sendAppLink(phone: string): Promise<Result<void, Failure>>;
}

export const SignIn = portToken<SignIn>('SignIn');
