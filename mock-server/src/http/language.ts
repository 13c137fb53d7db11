/** The two languages of the platform. */
export type Language = 'nl' | 'en';

/** Only the exact words count; anything else is Dutch. */
export const languageOf = (header: string | undefined): Language => (header === 'en' ? 'en' : 'nl');

/** One sentence in both languages. */
export type Sentence = { readonly nl: string; readonly en: string };
