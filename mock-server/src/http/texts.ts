import type { Sentence } from './language.ts';

/** Sentences that several features of the platform share. */
export const unknownChoice: Sentence = { nl: 'Deze keuze bestaat niet.', en: 'This choice does not exist.' };
export const wrongEmail: Sentence = { nl: 'Vul een geldig e-mailadres in.', en: 'Enter a valid e-mail address.' };
export const usedEmail: Sentence = {
  nl: 'Dit e-mailadres is al in gebruik.',
  en: 'This e-mail address is already in use.',
};
export const unknownEmail: Sentence = {
  nl: 'Dit e-mailadres kennen wij niet.',
  en: 'We do not know this e-mail address.',
};
export const confirmAgain: Sentence = {
  nl: 'Bevestig opnieuw met DigiD wie u bent.',
  en: 'Confirm again with DigiD who you are.',
};
