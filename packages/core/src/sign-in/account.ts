/** The sign-in method: a mailed link, the mobile app, or a short token (DigiD). */
export type AccountType = 'email' | 'app' | 'short_token';

/** All account types, to validate a stored value. */
export const ACCOUNT_TYPES: readonly AccountType[] = ['email', 'app', 'short_token'];

/** The sign-in in the local storage of this browser (SI-028). */
export interface Account {
  readonly accessToken: string;
  /** The e-mail address; null until the identity was read and for an identity without one. */
  readonly name: string | null;
  readonly type: AccountType;
}

/** A new sign-in, before the identity was read. */
export function newAccount(accessToken: string, type: AccountType): Account {
  return { accessToken, name: null, type };
}
