/** The maximum number of cached history entries. */
const MAX_ENTRIES = 12;

/** A step in the history: the key of the entry that is shown now, and how it came. */
export interface HistoryStep {
  readonly key: string;
  readonly action: 'PUSH' | 'REPLACE' | 'POP';
}

/**
 * View models by history entry; the least recently shown entry is removed first. Cleared when a resident signs out, so
 * that the next user of the computer sees none of their data.
 */
export class ViewModelCache {
  readonly #entries = new Map<string, Map<unknown, unknown>>();
  /** The entries of the tab as far as they are known, oldest first, and the place of the one that is shown. */
  #history: readonly string[] = [];
  #at = 0;

  /** The view model of an entry and a class, created by `make` when there is none. */
  get<Model>(entry: string, type: unknown, make: () => Model): Model {
    const models = this.#entries.get(entry) ?? new Map<unknown, unknown>();
    this.#entries.delete(entry);
    this.#entries.set(entry, models);
    this.#removeOldest();
    if (!models.has(type)) models.set(type, make());
    return asModel<Model>(models.get(type));
  }

  /** Caches a view model for another entry as well: the address changed, but the screen stayed. */
  share(entry: string, type: unknown, model: unknown): void {
    this.get(entry, type, () => model);
  }

  /** Removes all view models. */
  clear(): void {
    this.#entries.clear();
  }

  /**
   * Removes the view models of history entries that no longer exist: after a push those in front of the new entry, after a
   * replace the replaced one. Without it every visited offer stayed, and a filter pressed often removed the other screens.
   */
  onNavigation({ key, action }: HistoryStep): void {
    if (this.#history[this.#at] === key) return;
    if (action === 'POP') {
      const known = this.#history.indexOf(key);
      if (known === -1) this.#history = [key];
      this.#at = Math.max(0, known);
      return;
    }
    const kept = this.#history.slice(0, action === 'PUSH' ? this.#at + 1 : this.#at);
    const gone = this.#history.slice(kept.length, action === 'PUSH' ? undefined : this.#at + 1);
    for (const entry of gone) this.#entries.delete(entry);
    const ahead = action === 'PUSH' ? [] : this.#history.slice(this.#at + 1);
    this.#history = [...kept, key, ...ahead];
    this.#at = kept.length;
  }

  #removeOldest(): void {
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size > MAX_ENTRIES) this.#entries.delete(oldest);
  }
}

/** Type assertion: the model cached under a class is an instance of that class. */
function asModel<Model>(cached: unknown): Model {
  return cached as Model;
}
