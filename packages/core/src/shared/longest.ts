/**
 * The longest text of each kind that is read, in UTF-16 code units. A text from outside (an answer of the platform, an
 * address, a file) is cut or refused by its length before a pattern or a loop reads it: what takes no time for a sentence
 * may take minutes for 100,000 characters, and the page stands still meanwhile.
 */
export const LONGEST = {
  /** A number or an amount on the wire. */
  number: 40,
  /** A code, an id, the name of a field or a telephone number. */
  code: 100,
  /** A name to search in. */
  name: 300,
  /** A message of the platform, or the description on a card. */
  message: 2_000,
  /** A path or a URL. */
  address: 4_000,
  /** A page of text with its markup. */
  page: 80_000,
} as const;
