import type { Clock, StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Connection } from '../../lib/load/connection.ts';
import { CONNECTION_LOOK_EVERY } from '../../lib/app/timings.ts';

/**
 * Looks whether the platform answers again, but only while a part of the screen waits for that. The browser's `online` event
 * is not enough: a phone may be on a network that does not reach the platform.
 */
export class ConnectionWatch implements Connection {
  /** What to call when the platform answers, one for each part of the screen that told of the missing network. */
  waiting: readonly (() => void)[] = [];
  readonly #clock: Clock;
  readonly #answers: () => Promise<boolean>;
  #isLooking = false;
  #stopTimer: StopTimer | null = null;

  constructor(clock: Clock, answers: () => Promise<boolean>) {
    this.#clock = clock;
    this.#answers = answers;
    makeAutoObservable(this, { waiting: observableRef }, { autoBind: true });
  }

  onBack(call: () => void): StopTimer {
    this.#become([...this.waiting, call]);
    return () => this.#become(this.waiting.filter((other) => other !== call));
  }

  /** Asks the platform now, after an event that makes an answer likely. Does nothing when no part of the screen waits. */
  look(): void {
    if (this.waiting.length > 0 && !this.#isLooking) void this.#look();
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    const isBack = await this.#answers();
    this.#isLooking = false;
    if (isBack) for (const call of this.waiting) call();
  }

  #become(waiting: readonly (() => void)[]): void {
    runInAction(() => {
      this.waiting = waiting;
    });
    if (waiting.length > 0) this.#stopTimer ??= this.#clock.every(CONNECTION_LOOK_EVERY, this.look);
    else {
      this.#stopTimer?.();
      this.#stopTimer = null;
    }
  }
}
