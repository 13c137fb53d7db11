import { makeAutoObservable, runInAction } from 'mobx';

/**
 * Asynchronous work that can be cancelled and ignores late answers, such as a search or a token exchange. Runs one at a
 * time: a new run cancels the previous one.
 */
export class Task {
  isRunning = false;
  #current: AbortController | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Runs `work` and resolves to its result, or to null when the run was cancelled meanwhile. Work of several steps checks
   * `signal.aborted` after each step.
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

  /** Runs work without a result; the work itself checks `signal.aborted`. */
  async runVoid(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const current = this.#begin();
    try {
      await work(current.signal);
    } finally {
      this.#end(current);
    }
  }

  /** Cancels the running work and ignores its answer. */
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
