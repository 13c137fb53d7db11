import { cleanCode } from './typed-text.ts';

/** A Dutch postcode as it is written: `1234 AB`. */
export type Postcode = string & { readonly __unit: 'postcode' };

/** Letter pairs that the Dutch post never uses. */
const NEVER_USED = new Set(['SA', 'SD', 'SS']);
/** A longer text is not a postcode that somebody typed. */
const MAX_LENGTH = 60;

/** Parses a typed Dutch postcode, with any signs between and in any case; null when it is not one. */
export function parsePostcode(text: string): Postcode | null {
  if (text.length > MAX_LENGTH) return null;
  const bare = cleanCode(text)
    .toUpperCase()
    .replaceAll(/[\s\p{P}]/gu, '');
  const [, digits, letters] = /^(?:POSTCODE|POSTALCODE)?(?:NL)?([1-9]\d{3})([A-Z]{2})$/.exec(bare) ?? [];
  if (digits === undefined || letters === undefined || NEVER_USED.has(letters)) return null;
  return toPostcode(`${digits} ${letters}`);
}

/** Type assertion: the caller has validated the text. */
function toPostcode(text: string): Postcode {
  return text as Postcode;
}
