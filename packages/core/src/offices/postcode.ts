/** A Dutch postcode as it is written: `1234 AB`. */
export type Postcode = string & { readonly __unit: 'postcode' };

/** Letter pairs that the Dutch post never uses. */
const NEVER_USED = new Set(['SA', 'SD', 'SS']);

/** Parses a Dutch postcode, with or without the space and in any case; null when it is not one. */
export function parsePostcode(text: string): Postcode | null {
  const match = /^([1-9]\d{3})\s*([a-z]{2})$/i.exec(text.trim());
  const [, digits, letters] = match ?? [];
  if (digits === undefined || letters === undefined || NEVER_USED.has(letters.toUpperCase())) return null;
  return toPostcode(`${digits} ${letters.toUpperCase()}`);
}

/** The border: the caller has validated the text. */
function toPostcode(text: string): Postcode {
  return text as Postcode;
}
