import type { Clock, StopTimer } from '../src/shared/clock.port.ts';
import type { ClockReading } from '../src/shared/device-clock.ts';
import { instant, type Instant } from '../src/shared/instant.ts';

interface Timer {
  due: number;
  /** Null for a timer that calls once. */
  readonly interval: number | null;
  readonly call: () => void;
}

/** Turns of the microtask queue that `play` awaits between two timers; more than any chain of awaits in the core. */
const SETTLE_TURNS = 25;

/** A clock that only a test advances. */
export class FakeClock implements Clock {
  #now: number;
  /** How far the time of day was set, in milliseconds; timers do not notice. */
  #set = 0;
  readonly #timers = new Set<Timer>();

  constructor(start = Date.UTC(2026, 0, 15, 9, 0, 0)) {
    this.#now = start;
  }

  now(): Instant {
    return instant(this.#now + this.#set);
  }

  reading(): ClockReading {
    return { wall: this.now(), monotonic: this.#now };
  }

  /** Sets the time of day forward, or back when negative, by a number of milliseconds. */
  set(milliseconds: number): void {
    this.#set += milliseconds;
  }

  after(milliseconds: number, call: () => void): StopTimer {
    return this.#add({ due: this.#now + milliseconds, interval: null, call });
  }

  every(milliseconds: number, call: () => void): StopTimer {
    return this.#add({ due: this.#now + milliseconds, interval: milliseconds, call });
  }

  get running(): number {
    return this.#timers.size;
  }

  /** Advances the time in milliseconds and calls every due timer, in order. */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let timer = this.#next(end); timer !== null; timer = this.#next(end)) this.#fire(timer);
    this.#now = end;
  }

  /** Like `advance`, and settles promises before, between and after the timers, for code that awaits in its timers. */
  async play(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settle();
    for (let timer = this.#next(end); timer !== null; timer = this.#next(end)) {
      this.#fire(timer);
      await settle();
    }
    this.#now = end;
  }

  #add(timer: Timer): StopTimer {
    this.#timers.add(timer);
    return () => {
      this.#timers.delete(timer);
    };
  }

  #next(end: number): Timer | null {
    const due = [...this.#timers].filter((timer) => timer.due <= end);
    return due.toSorted((a, b) => a.due - b.due)[0] ?? null;
  }

  #fire(timer: Timer): void {
    this.#now = timer.due;
    if (timer.interval === null) this.#timers.delete(timer);
    else timer.due += timer.interval;
    timer.call();
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < SETTLE_TURNS; turn += 1) await Promise.resolve();
}
