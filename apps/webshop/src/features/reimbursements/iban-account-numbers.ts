import type { AccountNumbers } from '@stadstegoed/core/reimbursements/account-numbers.port.ts';
import type { IbanProblem } from '@stadstegoed/core/reimbursements/iban.ts';
import { countrySpecs, validateIBAN, ValidationErrorsIBAN } from 'ibantools';

const MISSPELT = [ValidationErrorsIBAN.WrongBBANFormat, ValidationErrorsIBAN.ChecksumNotNumber];

/** The check of account numbers by the library ibantools, which knows the structure of every country. */
export class IbanAccountNumbers implements AccountNumbers {
  problemOf(iban: string): IbanProblem | null {
    const length = countrySpecs[iban.slice(0, 2)]?.chars ?? null;
    if (length === null) return 'iban_country';
    if (iban.length !== length) return iban.length < length ? 'iban_short' : 'iban_long';
    const { valid, errorCodes } = validateIBAN(iban);
    if (valid) return null;
    return errorCodes.some((code) => MISSPELT.includes(code)) ? 'iban_characters' : 'iban_check';
  }
}
