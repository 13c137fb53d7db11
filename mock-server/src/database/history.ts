import type { Transaction } from './change.ts';

/** Transactions that a world remembers; older ones fall off. */
const keptTransactions = 1000;

/** Changed rows that it remembers; a transaction that changes a whole table makes the memory shorter. */
const keptChanges = 50_000;

/** What happened to one world, newest last: enough to look at the world as it was, and to go on from there. */
export class History {
  #kept: Transaction[] = [];
  /** What somebody in the console did, by the number of its transaction. */
  readonly #actions = new Map<number, string>();
  #changes = 0;
  #followed = false;

  /** From now on every transaction of the world is remembered. */
  follow(world: { readonly onCommit: (listener: (transaction: Transaction) => void) => unknown }): void {
    if (this.#followed) return;
    this.#followed = true;
    world.onCommit((transaction) => this.#add(transaction));
  }

  /** Newest last. */
  get transactions(): readonly Transaction[] {
    return this.#kept;
  }

  get(number: number): Transaction | undefined {
    const first = this.#kept[0]?.number ?? 0;
    return this.#kept[number - first];
  }

  /** What happened after a transaction, newest first; null when that is too long ago to know. */
  since(number: number): readonly Transaction[] | null {
    const first = this.#kept[0]?.number;
    if (first === undefined) return [];
    if (number < first - 1) return null;
    return this.#kept.slice(number - first + 1).toReversed();
  }

  /** Names a transaction that no request made. */
  name(number: number, action: string): void {
    this.#actions.set(number, action);
  }

  /** The name of a transaction; null for one that nobody named. */
  nameOf(number: number): string | null {
    return this.#actions.get(number) ?? null;
  }

  #add(transaction: Transaction): void {
    this.#forgetFrom(transaction.number);
    this.#kept.push(transaction);
    this.#changes += transaction.changes.length;
    if (this.#kept.length > 2 * keptTransactions || this.#changes > 2 * keptChanges) this.#shorten();
  }

  /** A number that is given out again belonged to a transaction that was rolled back. */
  #forgetFrom(number: number): void {
    while ((this.#kept.at(-1)?.number ?? 0) >= number) this.#changes -= this.#kept.pop()?.changes.length ?? 0;
  }

  #shorten(): void {
    let [from, changes] = [this.#kept.length, 0];
    while (from > 0 && this.#kept.length - from < keptTransactions) {
      changes += this.#kept[from - 1]?.changes.length ?? 0;
      if (changes > keptChanges) break;
      from -= 1;
    }
    this.#kept = this.#kept.slice(from);
    this.#changes = this.#kept.reduce((sum, { changes: rows }) => sum + rows.length, 0);
    for (const number of this.#actions.keys()) if (number < (this.#kept[0]?.number ?? 0)) this.#actions.delete(number);
  }
}
