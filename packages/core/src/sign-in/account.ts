/** How the resident signed in: by a mailed link, with the mobile app, or by a short token (DigiD). */
export type AccountType = 'email' | 'app' | 'short_token';

/** Every type of account, for reading a stored one. */
export const ACCOUNT_TYPES: readonly AccountType[] = ['email', 'app', 'short_token'];

/** The sign-in that this browser keeps in local storage (1 §3). */
export interface Account {
  readonly accessToken: string;
  /** The e-mail address, once the identity was read; null until then and for an identity without one. */
  readonly name: string | null;
  readonly type: AccountType;
}

/** A fresh sign-in, of which the name is not known yet. */
export function newAccount(accessToken: string, type: AccountType): Account {
  return { accessToken, name: null, type };
}
