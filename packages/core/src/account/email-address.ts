/** An e-mail address of the resident. */
export interface EmailAddress {
  readonly id: string;
  readonly email: string;
  /** Whether the link in the mail was opened. The first verified address becomes the primary one. */
  readonly isVerified: boolean;
  /** The address that gets all mail. */
  readonly isPrimary: boolean;
}
