import type { Transaction, WorldState } from '../database/change.ts';
import { encode, lineOf } from './journal-line.ts';
import { isSoft } from '../database/soft.ts';
import type { World } from '../database/world.ts';

type Entry = { readonly world: World; readonly transaction: Transaction };

/** Transactions that wait for the disk together, and those who wait for them. */
export class Batch {
  readonly #entries: Entry[] = [];
  #isUrgent = false;
  /** Resolves to whether the disk has them. */
  readonly kept: Promise<boolean>;
  #resolve: (isKept: boolean) => void = () => undefined;

  constructor() {
    this.kept = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  end(isKept: boolean): void {
    this.#resolve(isKept);
  }

  /** Somebody waits for an answer. */
  get isUrgent(): boolean {
    return this.#isUrgent;
  }

  get isEmpty(): boolean {
    return this.#entries.length === 0 && !this.#isUrgent;
  }

  add(world: World, transaction: Transaction): void {
    this.#entries.push({ world, transaction });
    if (!isSoft(transaction)) this.#isUrgent = true;
  }

  hurry(): void {
    this.#isUrgent = true;
  }

  /** The lines of the journal, and the state after them. What no request waits for shares a line with its like. */
  lines(since: WorldState): { readonly text: string; readonly state: WorldState } {
    let state = since;
    let text = '';
    for (const group of this.#groups()) {
      text += encode(lineOf(group, state));
      state = (group.at(-1) ?? group[0]).after;
    }
    return { text, state };
  }

  /** Takes everything back, newest first. */
  undo(): void {
    for (const { world, transaction } of this.#entries.toReversed()) world.undo(transaction);
  }

  #groups(): [Transaction, ...Transaction[]][] {
    const groups: [Transaction, ...Transaction[]][] = [];
    let open: Transaction[] | null = null;
    for (const { transaction } of this.#entries) {
      const soft = isSoft(transaction);
      if (soft && open) {
        open.push(transaction);
        continue;
      }
      const group: [Transaction, ...Transaction[]] = [transaction];
      groups.push(group);
      open = soft ? group : null;
    }
    return groups;
  }
}
