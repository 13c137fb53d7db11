import type { Instant } from './instant.ts';
import { portToken } from './port-token.ts';

/** Ends a timer; calling it twice does no harm. */
export type StopTimer = () => void;

/** The only source of "now" and of timers, so that rules and view models can be tested without waiting. */
export interface Clock {
  /** The present moment. */
  now(): Instant;
  /** Calls once after a number of milliseconds. */
  after(milliseconds: number, call: () => void): StopTimer;
  /** Calls again and again, the first time after one interval in milliseconds. */
  every(milliseconds: number, call: () => void): StopTimer;
}

export const Clock = portToken<Clock>('Clock');
