import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Task } from './task.ts';

/** A read that can be given up; the signal is the browser's own. */
export type Read<T> = (signal: AbortSignal) => Promise<Result<T, Failure>>;

/**
 * Something that has to be fetched before it can be shown. Keeps the latest answer only: a newer read aborts the older
 * one, and an answer that comes too late is dropped. A failed reload keeps the value that was there.
 */
export class Loadable<T> {
  state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  value: T | null = null;
  failure: Failure | null = null;
  readonly #task = new Task();
  #latest: Read<T> | null = null;

  constructor() {
    makeAutoObservable(this, { value: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** True while the first answer is awaited, so that a skeleton stands where the value will come. */
  get isFirstLoad(): boolean {
    return this.value === null && (this.state === 'idle' || this.state === 'loading');
  }

  /** Starts a read and gives up the one before it. Resolves when this read has ended, whatever its outcome. */
  async load(read: Read<T>): Promise<void> {
    this.#latest = read;
    this.state = 'loading';
    const result = await this.#task.run(read);
    if (result !== null) runInAction(() => this.#take(result));
  }

  /** Repeats the latest read, for a retry button. Does nothing when there never was one. */
  async retry(): Promise<void> {
    if (this.#latest) await this.load(this.#latest);
  }

  /** Shows a value that is known already, without a read. */
  set(value: T): void {
    this.#task.cancel();
    this.value = value;
    this.failure = null;
    this.state = 'ready';
  }

  /** Empties it, for when another thing will be read: nothing of the one before may be shown meanwhile. */
  clear(): void {
    this.#task.cancel();
    this.#latest = null;
    this.value = null;
    this.failure = null;
    this.state = 'idle';
  }

  /** Gives up a running read; what was shown stays. */
  stop(): void {
    this.#task.cancel();
    if (this.state === 'loading') this.state = this.value === null ? 'idle' : 'ready';
  }

  #take(result: Result<T, Failure>): void {
    if (result.ok) {
      this.value = result.value;
      this.failure = null;
      this.state = 'ready';
      return;
    }
    this.failure = result.error;
    this.state = 'failed';
  }
}
