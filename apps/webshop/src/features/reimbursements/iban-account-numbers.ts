import type { AccountNumbers } from '@stadstegoed/core/reimbursements/account-numbers.port.ts';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/** The check of account numbers by the library ibantools, which knows the structure of every country. */
export class IbanAccountNumbers implements AccountNumbers {
  isIban(text: string): boolean {
    const plain = electronicFormatIBAN(text.toUpperCase());
    return plain !== null && isValidIBAN(plain);
  }
}
