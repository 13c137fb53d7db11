/** The signed-in resident (1 §3). */
export interface Identity {
  /** `0x` and 40 hexadecimal digits. */
  readonly address: string;
  /** The primary e-mail address; null for someone who only ever signed in with DigiD. */
  readonly email: string | null;
  /** Whether a BSN is known; the number itself is never sent. */
  readonly bsn: boolean;
  /** Whole seconds since the BSN was last confirmed, as of the answer; null when it never was. */
  readonly bsnTime: number | null;
}
