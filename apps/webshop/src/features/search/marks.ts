import { foundParts, type TextPart } from '@stadstegoed/core/search/found-parts.ts';

/** A part of a text with the place where it ends, which is its key. */
export interface Mark extends TextPart {
  readonly end: number;
}

/** The parts of a text for a search. */
export function marksOf(text: string, q: string): readonly Mark[] {
  let end = 0;
  return foundParts(text, q).map((part) => {
    end += part.text.length;
    return { ...part, end };
  });
}
