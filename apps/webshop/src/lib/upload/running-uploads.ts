/** Most uploads that run at the same time; the others wait in the queue. */
const MOST_AT_ONCE = 2;

/** The uploads that are being sent, by the key of their file. */
export class RunningUploads {
  readonly #controllers = new Map<number, AbortController>();

  /** Whether no other upload can start now. */
  get isFull(): boolean {
    return this.#controllers.size >= MOST_AT_ONCE;
  }

  get keys(): readonly number[] {
    return [...this.#controllers.keys()];
  }

  /** Notes that an upload starts; the signal cancels it. */
  begin(key: number): AbortSignal {
    const controller = new AbortController();
    this.#controllers.set(key, controller);
    return controller.signal;
  }

  end(key: number): void {
    this.#controllers.delete(key);
  }

  /** Cancels an upload; nothing happens when it does not run. */
  cancel(key: number): void {
    this.#controllers.get(key)?.abort();
    this.end(key);
  }
}
