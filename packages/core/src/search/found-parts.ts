import { LONGEST } from '../shared/longest.ts';
import { fold } from '../shared/typed-text.ts';

/** A part of a text; `isFound` for a part that the resident searched for. */
export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/**
 * Splits a text at the words of a search, to mark them. Capitals and accents make no difference. The parts joined are
 * always the whole text; in one that is very long only its beginning is searched.
 */
export function foundParts(text: string, searched: string): readonly TextPart[] {
  const words = [...new Set(plain(searched.slice(0, LONGEST.name)).text.split(/\s+/u))].filter((word) => word !== '');
  const ranges = merged(rangesOf(plain(text.slice(0, LONGEST.message)), words));
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push({ text: text.slice(at, start), isFound: false }, { text: text.slice(start, end), isFound: true });
    at = end;
  }
  parts.push({ text: text.slice(at), isFound: false });
  return parts.filter((part) => part.text !== '');
}

/** Whether a text has one of the words of a search. */
export function isFoundIn(text: string, searched: string): boolean {
  return foundParts(text, searched).some(({ isFound }) => isFound);
}

/** The characters that stand before a found word, so that it is read in its sentence. */
const BEFORE_FOUND = 24;

/** A text from shortly before the first word of a search on, to show why it was found; null when it has none. */
export function excerptOf(text: string, searched: string): string | null {
  const parts = foundParts(text, searched);
  const found = parts.findIndex(({ isFound }) => isFound);
  if (found === -1) return null;
  const at = parts.slice(0, found).reduce((sum, part) => sum + part.text.length, 0);
  const space = at <= BEFORE_FOUND ? -1 : text.lastIndexOf(' ', at - BEFORE_FOUND);
  return space === -1 ? text : `… ${text.slice(space + 1)}`;
}

/** A place in the original text, from `start` up to `end`. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** A text without capitals and accents, with the place in the original of each of its characters. */
interface PlainText {
  readonly text: string;
  readonly places: readonly Range[];
}

function plain(text: string): PlainText {
  const places: Range[] = [];
  let folded = '';
  let start = 0;
  for (const { segment } of characters(text)) {
    const end = start + segment.length;
    for (const letter of fold(segment)) {
      for (let unit = 0; unit < letter.length; unit += 1) places.push({ start, end });
      folded += letter;
    }
    start = end;
  }
  return { text: folded, places };
}

/** A letter together with the accents that follow it. */
function characters(text: string): readonly { readonly segment: string }[] {
  return Array.from(text.matchAll(/\P{M}\p{M}*|\p{M}+/gsu), ([segment]) => ({ segment }));
}

function rangesOf({ text, places }: PlainText, words: readonly string[]): readonly Range[] {
  return words.flatMap((word) => {
    const ranges: Range[] = [];
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
      const [first, last] = [places[at], places[at + word.length - 1]];
      if (first !== undefined && last !== undefined) ranges.push({ start: first.start, end: last.end });
    }
    return ranges;
  });
}

/** The ranges in order, with those that touch or overlap as one. */
function merged(ranges: readonly Range[]): readonly Range[] {
  const ordered = [...ranges].sort((one, other) => one.start - other.start || one.end - other.end);
  const result: Range[] = [];
  for (const range of ordered) {
    const last = result.at(-1);
    if (last !== undefined && range.start <= last.end) {
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else result.push(range);
  }
  return result;
}
