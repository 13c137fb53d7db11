import { Random, seedFrom } from '../store/random.ts';

/** What was drawn for a word; the seeds know some hundreds of words, and ask for them at every reset. */
const drawn = new Map<string, string>();

function remembered(word: string, kind: number | 'address'): string {
  const key = `${kind}:${word}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const made =
    kind === 'address'
      ? new Random(seedFrom(`address:${word}`)).address()
      : new Random(seedFrom(`hex:${word}`)).hex(kind);
  drawn.set(key, made);
  return made;
}

/** An address (`0x` and 40 hexadecimal characters) that belongs to a word, the same in every world. */
export const stableAddress = (word: string): string => remembered(word, 'address');

/** Hexadecimal text that belongs to a word, the same in every world. */
export const stableHex = (word: string, length: number): string => remembered(word, length);

/** A number from `low` up to and including `high` that belongs to a word. */
export const stableNumber = (word: string, low: number, high: number): number =>
  new Random(seedFrom(`number:${word}`)).between(low, high);
