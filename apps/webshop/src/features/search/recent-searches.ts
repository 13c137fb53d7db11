import { makeAutoObservable, observableRef } from 'mobx';
import type { TextStorage } from '../../lib/app/text-storage.ts';
import { cleanLine, fold } from '@stadstegoed/core/shared/typed-text.ts';

const KEY = 'recent-searches';

/** The number of searches that are kept. */
const MOST_RECENT = 5;

/**
 * What was searched for on this device, the latest first. It goes with the sign-in, so that the next user of the device
 * does not see it.
 */
export class RecentSearches {
  words: readonly string[] = [];
  readonly #storage: Pick<TextStorage, 'read' | 'write'>;

  constructor(storage: Pick<TextStorage, 'read' | 'write'>) {
    this.#storage = storage;
    makeAutoObservable(this, { words: observableRef }, { autoBind: true });
  }

  /** Reads them again: another tab may have searched, or the sign-in may have changed. */
  read(): void {
    this.words = parsed(this.#storage.read(KEY));
  }

  /** Puts a search text first. */
  add(text: string): void {
    const word = cleanLine(text);
    if (word === '') return;
    const others = parsed(this.#storage.read(KEY)).filter((other) => fold(other) !== fold(word));
    this.#keep([word, ...others].slice(0, MOST_RECENT));
  }

  clear(): void {
    this.#keep([]);
  }

  #keep(words: readonly string[]): void {
    this.words = words;
    this.#storage.write(KEY, JSON.stringify(words));
  }
}

/** The stored value may be anything: it is readable and writable by whoever uses the device. */
function parsed(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isWord).slice(0, MOST_RECENT) : [];
  } catch {
    return [];
  }
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
