import { RunningModels } from './running-models.ts';
import type { ViewModel } from './view-model.ts';

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
  /** Those that are started. */
  readonly running = new RunningModels();
  readonly #entries = new Map<string, Map<unknown, unknown>>();
  /** The view model that was started for a screen which is not drawn yet. */
  #ahead: { readonly entry: string; readonly model: Pick<ViewModel, 'stop'> } | null = null;
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

  /** Caches the view model of a drawn screen, for another entry as well: the address changed, but the screen stayed. */
  share(entry: string, type: unknown, model: unknown): void {
    if (this.#ahead?.model === model) this.#ahead = null;
    this.get(entry, type, () => model);
  }

  /** Starts the view model of an entry before its screen is drawn, in place of one that is not drawn yet either. */
  startAhead<Params>(entry: string, type: unknown, make: () => ViewModel<Params>, params: Params): void {
    this.#stopAhead();
    const model = this.get(entry, type, make);
    this.running.start(model, params);
    this.#ahead = { entry, model };
  }

  /** Stops what was started for a screen that will not be drawn. */
  #stopAhead(): void {
    if (this.#ahead !== null) this.running.stop(this.#ahead.model);
    this.#ahead = null;
  }

  /** Removes all view models. */
  clear(): void {
    this.#stopAhead();
    this.#entries.clear();
  }

  /**
   * Removes the view models of history entries that no longer exist: after a push those in front of the new entry, after a
   * replace the replaced one. Without it every visited offer stayed, and a filter pressed often removed the other screens.
   */
  onNavigation({ key, action }: HistoryStep): void {
    if (this.#ahead?.entry !== key) this.#stopAhead();
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
