/**
 * The seeded random numbers of one world: the same seed gives the same ids and tokens, so that a run can be repeated byte for byte.
 * Not for secrets: the mock platform has none.
 */
export class Random {
  #state: number;

  constructor(state: number) {
    this.#state = state >>> 0;
  }

  /** A number of at least 0 and below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** Goes on from a state that was kept. */
  restore(state: number): void {
    this.#state = state >>> 0;
  }

  /** A whole number from `low` up to and including `high`. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** Lower-case hexadecimal text of the given length. */
  hex(length: number): string {
    let text = '';
    while (text.length < length)
      text += Math.floor(this.next() * 0x1_0000_0000)
        .toString(16)
        .padStart(8, '0');
    return text.slice(0, length);
  }

  /** An identity or voucher address: `0x` and 40 hexadecimal characters. */
  address(): string {
    return `0x${this.hex(40)}`;
  }

  state(): number {
    return this.#state;
  }
}

/** A seed from a word, so that each scenario has its own ids (FNV-1a). */
export function seedFrom(word: string): number {
  let hash = 0x811c9dc5;
  for (const character of word) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The items in an order of chance. Each is drawn when it is asked for, so that a few out of many cost little. */
export function* drawnFrom<T>(items: readonly T[], random: Random): Generator<T> {
  /** Places whose item was moved there from the end of what is left. */
  const moved = new Map<number, number>();
  for (let left = items.length; left > 0; left -= 1) {
    const place = random.between(0, left - 1);
    const item = items[moved.get(place) ?? place];
    moved.set(place, moved.get(left - 1) ?? left - 1);
    if (item !== undefined) yield item;
  }
}
