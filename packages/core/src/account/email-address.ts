/** An e-mail address of the resident (2 §3, reference part 1, 5.10). */
export interface EmailAddress {
  readonly id: string;
  readonly email: string;
  /** Whether the link in the mail was opened. The first verified address becomes the primary one. */
  readonly isVerified: boolean;
  /** The address that gets all mail. */
  readonly isPrimary: boolean;
}
