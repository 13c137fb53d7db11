import { makeAutoObservable, runInAction } from 'mobx';

/**
 * One running thing at a time that can be cancelled and forgets late answers: a search, an exchange, a visit of a screen.
 * Starting it anew cancels the run before.
 */
export class Task {
  isRunning = false;
  #current: AbortController | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Runs `work` and resolves to what it gives, or to null when the run was cancelled meanwhile. Work of several steps looks
   * at `signal.aborted` after each of them.
   */
  async run<T extends object>(work: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    const current = this.#begin();
    try {
      const value = await work(current.signal);
      return current.signal.aborted ? null : value;
    } finally {
      this.#end(current);
    }
  }

  /** Runs work that gives nothing back: it acts by itself while `signal` is not aborted. */
  async follow(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const current = this.#begin();
    try {
      await work(current.signal);
    } finally {
      this.#end(current);
    }
  }

  /** Cancels the running work; its answer is dropped. */
  cancel(): void {
    this.#current?.abort();
    this.#current = null;
    this.isRunning = false;
  }

  #begin(): AbortController {
    this.cancel();
    const current = new AbortController();
    this.#current = current;
    runInAction(() => {
      this.isRunning = true;
    });
    return current;
  }

  #end(ended: AbortController): void {
    if (this.#current !== ended) return;
    runInAction(() => {
      this.#current = null;
      this.isRunning = false;
    });
  }
}
