import { cleanCode } from '../shared/typed-text.ts';

/**
 * Why an account number is not an IBAN: no known country at its start, too few or too many characters, a letter for a
 * digit or the other way round, or a mistake that the check digits show.
 */
export type IbanProblem = 'iban_country' | 'iban_short' | 'iban_long' | 'iban_characters' | 'iban_check';

/**
 * A typed account number as it is checked and sent: capitals and digits, without the signs between and without words in
 * front, such as "IBAN" and "Rekeningnummer". A sign that has no place in it stays, so that it is refused.
 */
export function plainIban(typed: string): string {
  const bare = cleanCode(typed)
    .toUpperCase()
    .replaceAll(/[\s\p{P}]/gu, '');
  return bare.replace(/^[A-Z]+(?=[A-Z]{2}\d\d)/, '');
}

/** The names of Dutch banks by their code in an IBAN. */
const BANKS: Readonly<Record<string, string>> = {
  ABNA: 'ABN AMRO',
  ASNB: 'ASN Bank',
  BUNQ: 'bunq',
  FVLB: 'Van Lanschot Kempen',
  INGB: 'ING',
  KNAB: 'Knab',
  NTSB: 'N26',
  RABO: 'Rabobank',
  RBRB: 'RegioBank',
  REVO: 'Revolut',
  SNSB: 'SNS',
  TRIO: 'Triodos Bank',
};

/** The bank of a Dutch IBAN, as typed or as the platform has it; null for an unknown bank and for another country. */
export function bankName(iban: string): string | null {
  const code = /^NL\d\d([A-Z]{4})/.exec(plainIban(iban))?.[1] ?? '';
  return BANKS[code] ?? null;
}

/** An IBAN, as typed or as the platform has it, in groups of four, as banks print it. */
export function groupedIban(iban: string): string {
  return (plainIban(iban).match(/.{1,4}/gu) ?? []).join(' ');
}
