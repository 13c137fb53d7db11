import type { Clock, StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LONG_WAIT_DELAY } from '../app/timings.ts';

/** One thing that a part of the screen waits for; compared by identity. */
export type Wait = object;

/**
 * The waits of the screen that take longer than usual. Several parts may wait for the same slow platform: one of them says
 * so, for all. That is the part that became slow last, because a dialog is opened after the page below it.
 */
export class LongWaits {
  /** What takes longer than usual, the newest last. */
  slow: readonly Wait[] = [];
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, { slow: observableRef }, { autoBind: true });
  }

  /** The wait that says so. */
  get told(): Wait | null {
    return this.slow.at(-1) ?? null;
  }

  /** Begins a wait; it ends when what this returns is called. */
  begin(wait: Wait): StopTimer {
    const stopTimer = this.#clock.after(LONG_WAIT_DELAY, () => this.#become([...this.slow, wait]));
    return () => {
      stopTimer();
      if (this.slow.includes(wait)) this.#become(this.slow.filter((other) => other !== wait));
    };
  }

  #become(slow: readonly Wait[]): void {
    runInAction(() => {
      this.slow = slow;
    });
  }
}
