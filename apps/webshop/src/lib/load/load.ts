import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable, observableRef, observableStruct, runInAction } from 'mobx';
import { Task } from './task.ts';

/** A read that can be aborted. */
export type Read<T> = (signal: AbortSignal) => Promise<Result<T, Failure>>;

/**
 * A value that is fetched before it is shown. Keeps the latest answer only: a newer read aborts the older one, and a
 * late answer is ignored. A failed reload keeps the value, and so does one with an equal answer: going back to a list reads it again,
 * and would otherwise draw all of it a second time.
 *
 * ```ts
 * readonly sessions = new Load<Page<AccountSession>>();
 * start(): void {
 *   void this.sessions.load((signal) => this.#sessions.list({ signal }));
 * }
 * stop(): void {
 *   this.sessions.stop();
 * }
 * ```
 *
 * The screen shows `<Loaded from={model.sessions} skeleton={…}>{(page) => …}</Loaded>`, which has the failure with its retry.
 */
export class Load<T> {
  state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  value: T | null = null;
  failure: Failure | null = null;
  readonly #task = new Task();
  #latest: Read<T> | null = null;

  constructor() {
    makeAutoObservable(this, { value: observableStruct, failure: observableRef }, { autoBind: true });
  }

  /** True until the first answer, while a skeleton is shown. */
  get isFirstLoad(): boolean {
    return this.value === null && (this.state === 'idle' || this.state === 'loading');
  }

  /** Starts a read and aborts the previous one. Resolves when this read has ended, whatever its outcome. */
  async load(read: Read<T>): Promise<void> {
    this.#latest = read;
    this.state = 'loading';
    const result = await this.#task.run(read);
    if (result !== null) runInAction(() => this.#take(result));
  }

  /** Repeats the latest read, for a retry button. Does nothing when there was none. */
  async retry(): Promise<void> {
    if (this.#latest) await this.load(this.#latest);
  }

  /** Sets a known value without a read. */
  set(value: T): void {
    this.#task.cancel();
    this.value = value;
    this.failure = null;
    this.state = 'ready';
  }

  /** Clears the value before another entity is read, so that the old one is not shown meanwhile. */
  clear(): void {
    this.#task.cancel();
    this.#latest = null;
    this.value = null;
    this.failure = null;
    this.state = 'idle';
  }

  /** Aborts a running read and keeps the value. */
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
