import { Random, seedFrom } from '../store/random.ts';

/** An address (`0x` and 40 hexadecimal characters) that belongs to a word, the same in every world. */
export const stableAddress = (word: string): string => new Random(seedFrom(`address:${word}`)).address();

/** Hexadecimal text that belongs to a word, the same in every world. */
export const stableHex = (word: string, length: number): string => new Random(seedFrom(`hex:${word}`)).hex(length);

/** A number from `low` up to and including `high` that belongs to a word. */
export const stableNumber = (word: string, low: number, high: number): number =>
  new Random(seedFrom(`number:${word}`)).between(low, high);
