import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { EmailAddress } from './email-address.ts';

/** The e-mail addresses of the signed-in resident. */
export interface Emails {
  /** All addresses, the primary one first. */
  list(options?: ReadOptions): Promise<Result<readonly EmailAddress[], Failure>>;
  /**
   * Adds an address and mails a link to verify it; the link leads to the auth target. `invalid` for an address that is
   * not correct or already in use, `rate_limited` with a message for the field.
   */
  add(email: string, target: string | null): Promise<Result<EmailAddress, Failure>>;
  /** Mails the link again. `forbidden` when the address is verified already. */
  resend(id: string): Promise<Result<EmailAddress, Failure>>;
  /**
   * Verifies an address by the token of its mail, on platforms that leave it to the shop. `not_found` for an unknown token,
   * `forbidden` when the address belongs to another account or is verified already.
   */
  verify(token: string): Promise<Result<EmailAddress, Failure>>;
  /** Makes an address the primary one. `forbidden` with a message when it is not verified, or primary already. */
  makePrimary(id: string): Promise<Result<EmailAddress, Failure>>;
  /** Removes an address. `forbidden` with a message for the primary one. */
  remove(id: string): Promise<Result<void, Failure>>;
}

export const Emails = portToken<Emails>('Emails');
