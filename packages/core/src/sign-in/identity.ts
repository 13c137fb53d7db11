/** The signed-in resident. */
export interface Identity {
  /** `0x` and 40 hexadecimal digits. */
  readonly address: string;
  /** The primary e-mail address; null when the resident has only signed in with DigiD. */
  readonly email: string | null;
  /** Whether a BSN is known; the platform never sends the number. */
  readonly bsn: boolean;
  /** Whole seconds between the last BSN confirmation and this answer; null when never confirmed. */
  readonly bsnTime: number | null;
}
