import { portToken } from '../shared/port-token.ts';

/** The check of bank account numbers. */
export interface AccountNumbers {
  /** Whether a text is an IBAN: length and structure of its country, and check digits (ISO 13616). Spaces are allowed. */
  isIban(text: string): boolean;
}

export const AccountNumbers = portToken<AccountNumbers>('AccountNumbers');
