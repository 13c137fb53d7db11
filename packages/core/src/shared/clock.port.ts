import type { ClockReading } from './device-clock.ts';
import type { Instant } from './instant.ts';
import { portToken } from './port-token.ts';

/** Stops a timer; calling it twice is allowed. */
export type StopTimer = () => void;

/** The only source of the current time and of timers, so that tests of rules and view models do not wait. */
export interface Clock {
  /** The current time, of the platform where it is known (reading 52): for days, terms and what is shown. */
  now(): Instant;
  /** What the device's own clocks say, which no correction moves: for how long something takes or lies there. */
  reading(): ClockReading;
  /** Calls once after a number of milliseconds. */
  after(milliseconds: number, call: () => void): StopTimer;
  /** Calls repeatedly, the first time after one interval in milliseconds. */
  every(milliseconds: number, call: () => void): StopTimer;
}

export const Clock = portToken<Clock>('Clock');
