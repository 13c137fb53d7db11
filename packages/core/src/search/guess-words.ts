import { LONGEST } from '../shared/longest.ts';
import { fold } from '../shared/typed-text.ts';

/** The number of words that a guess suggests. */
const MOST_GUESSES = 2;

/** Shorter search texts have too many words that are nearly the same. */
const SHORTEST_TYPED = 3;

/** The length of a piece of the search text that is searched for on its own. */
const PIECE_LENGTHS = [4, 3];

/**
 * Pieces of a search text that had no results. The platform finds parts of words only; with a typing error in one half
 * of a word, the other half still finds the names that it resembles.
 */
export function piecesOf(typed: string): readonly string[] {
  const folded = fold(typed.slice(0, LONGEST.name));
  const longest = folded.split(/[^\p{L}\p{N}]+/u).sort((one, other) => other.length - one.length)[0];
  if (longest === undefined || longest.length < SHORTEST_TYPED) return [];
  const pieces = PIECE_LENGTHS.flatMap((length) => [longest.slice(0, length), longest.slice(-length)]);
  return [...new Set(pieces)].filter((piece) => piece !== folded);
}

/** The words in these names that resemble a word of the search text, the most alike first; none when nothing does. */
export function guessWords(typed: string, names: readonly string[]): readonly string[] {
  const wanted = wordsOf(typed).filter((word) => word.length >= SHORTEST_TYPED);
  const known = new Set(names.flatMap(wordsOf).filter((word) => word.length >= SHORTEST_TYPED));
  const guesses = [...known].flatMap((word) => {
    const distances = wanted.map((one) => ({ distance: editDistance(fold(one), fold(word)), most: mostEdits(one) }));
    const near = distances.filter(({ distance, most }) => distance > 0 && distance <= most);
    return near.length === 0 ? [] : [{ word, distance: Math.min(...near.map(({ distance }) => distance)) }];
  });
  return guesses
    .sort((one, other) => one.distance - other.distance || one.word.localeCompare(other.word, 'nl'))
    .slice(0, MOST_GUESSES)
    .map(({ word }) => word);
}

function wordsOf(text: string): readonly string[] {
  return text
    .slice(0, LONGEST.name)
    .toLocaleLowerCase('nl')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** One error in a short word, two in a longer one. */
function mostEdits(word: string): number {
  return word.length <= 4 ? 1 : 2;
}

/** The number of letters to add, remove, replace or swap to get from one word to the other. */
export function editDistance(from: string, to: string): number {
  const [a, b] = [Array.from(from), Array.from(to)];
  let before: readonly number[] = [];
  let row: readonly number[] = [0, ...b.map((_, index) => index + 1)];
  for (const [i, letter] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries()) {
      const swapped = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other;
      next.push(
        Math.min(
          at(next, j) + 1,
          at(row, j + 1) + 1,
          at(row, j) + (letter === other ? 0 : 1),
          swapped ? at(before, j - 1) + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return at(row, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
