import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';

/** An e-mail address of the resident (reference part 1, 5.10). */
export interface EmailAddress {
  readonly id: string;
  readonly email: string;
  /** Whether the link in the mail was opened. The first verified address becomes the primary one. */
  readonly isVerified: boolean;
}

/** The e-mail addresses of the signed-in resident. */
export interface Emails {
  /**
   * Adds an address and mails a link to verify it; the link leads to the auth target. `invalid` for an address that is
   * not correct or already in use, `rate_limited` with a message for the field (1 §8).
   */
  add(email: string, target: string | null): Promise<Result<EmailAddress, Failure>>;
  /** Mails the link again. `forbidden` when the address is verified already. */
  resend(id: string): Promise<Result<EmailAddress, Failure>>;
}

export const Emails = portToken<Emails>('Emails');
