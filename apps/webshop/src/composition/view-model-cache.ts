/** The maximum number of cached history entries. */
const MAX_ENTRIES = 12;

/**
 * View models by history entry; the least recently shown entry is removed first. Cleared when a resident signs out, so
 * that the next user of the computer sees none of their data.
 */
export class ViewModelCache {
  readonly #entries = new Map<string, Map<unknown, unknown>>();

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

  #removeOldest(): void {
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size > MAX_ENTRIES) this.#entries.delete(oldest);
  }
}

/** The named border: the model cached under a class is an instance of that class. */
function asModel<Model>(cached: unknown): Model {
  return cached as Model;
}
