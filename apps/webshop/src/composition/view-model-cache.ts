/** How many history entries keep what they showed. */
const MOST_KEPT_ENTRIES = 12;

/**
 * View models by history entry, the oldest entry forgotten first. They are forgotten all at once when a resident
 * signs out, so that the next person at the same computer finds nothing.
 */
export class ViewModelCache {
  readonly #entries = new Map<string, Map<unknown, unknown>>();

  /** The model kept under an entry and a class, made by `make` when there is none. */
  get<Model>(entry: string, type: unknown, make: () => Model): Model {
    const models = this.#entries.get(entry) ?? new Map<unknown, unknown>();
    this.#entries.delete(entry);
    this.#entries.set(entry, models);
    this.#forgetOldest();
    if (!models.has(type)) models.set(type, make());
    return asMade<Model>(models.get(type));
  }

  /** Lets another entry show the same model: the address changed, but the screen stayed. */
  share(entry: string, type: unknown, model: unknown): void {
    this.get(entry, type, () => model);
  }

  /** Forgets everything that was shown. */
  clear(): void {
    this.#entries.clear();
  }

  #forgetOldest(): void {
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size > MOST_KEPT_ENTRIES) this.#entries.delete(oldest);
  }
}

/** The named border: what is kept under a class was made by that class. */
function asMade<Model>(kept: unknown): Model {
  return kept as Model;
}
