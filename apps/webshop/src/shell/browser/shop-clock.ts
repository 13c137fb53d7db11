import type { Clock, StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { learnTime, timeNow, type ClockReading, type KnownTime } from '@stadstegoed/core/shared/device-clock.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { makeAutoObservable, observableRef } from 'mobx';

/**
 * The one clock of the shop: that of the device, corrected by the time that the platform tells (reading 52). Observable: what
 * shows a day or a term follows a correction.
 */
export class ShopClock implements Clock {
  /** What the platform told; null before that. */
  known: KnownTime | null = null;
  readonly #device: Clock;

  constructor(device: Clock) {
    this.#device = device;
    makeAutoObservable(
      this,
      { known: observableRef, now: false, reading: false, after: false, every: false },
      { autoBind: true },
    );
  }

  now(): Instant {
    return timeNow(this.known, this.#device.reading());
  }

  reading(): ClockReading {
    return this.#device.reading();
  }

  after(milliseconds: number, call: () => void): StopTimer {
    return this.#device.after(milliseconds, call);
  }

  every(milliseconds: number, call: () => void): StopTimer {
    return this.#device.every(milliseconds, call);
  }

  /** Takes the platform's time. */
  learn(told: Instant): void {
    this.known = learnTime(this.known, told, this.#device.reading());
  }
}
