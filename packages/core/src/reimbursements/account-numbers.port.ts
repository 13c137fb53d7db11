import { portToken } from '../shared/port-token.ts';
import type { IbanProblem } from './iban.ts';

/** The check of bank account numbers. */
export interface AccountNumbers {
  /**
   * Why an account number is not an IBAN: length and structure of its country, and check digits (ISO 13616); null when it is
   * one. `iban` has capitals and digits only.
   */
  problemOf(iban: string): IbanProblem | null;
}

export const AccountNumbers = portToken<AccountNumbers>('AccountNumbers');
