import type { Sentence } from '../../http/language.ts';
import { textOf, type Input } from '../../input.ts';

/** The parts of an address on the platform of July 2026, what each may be, and what is said when a needed one is missing. */
const PARTS: readonly (readonly [part: string, allowed: RegExp, missing: Sentence | null])[] = [
  ['street', /^[A-Za-z -]{1,100}$/, { nl: 'Vul een straat in.', en: 'Enter a street.' }],
  ['house_nr', /^[1-9]\d{0,4}$/, { nl: 'Vul een huisnummer in.', en: 'Enter a house number.' }],
  ['postal_code', /^[1-9]\d{3} ?[A-Za-z]{2}$/, { nl: 'Vul een postcode in.', en: 'Enter a postcode.' }],
  ['city', /^[A-Za-z -]{1,100}$/, { nl: 'Vul een plaats in.', en: 'Enter a town.' }],
  ['house_nr_addition', /^[\dA-Za-z-]{1,4}$/, null],
];
const wrongPart: Sentence = { nl: 'Dit veld heeft een verkeerde vorm.', en: 'This field has the wrong form.' };

/** Whether a part of an address was sent. */
export const hasAddress = (sent: Input): boolean => PARTS.some(([part]) => textOf(sent, part) !== null);

/** What is wrong with an address, by its parts. */
export const addressProblems = (sent: Input): Readonly<Record<string, readonly Sentence[]>> =>
  Object.fromEntries(
    PARTS.flatMap(([part, allowed, missing]) => {
      const value = textOf(sent, part);
      if (value === null) return missing === null ? [] : [[part, [missing]] as const];
      return allowed.test(value) ? [] : [[part, [wrongPart]] as const];
    }),
  );
