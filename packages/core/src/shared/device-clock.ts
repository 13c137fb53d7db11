import { instant, type Instant } from './instant.ts';

/** Two clocks that differ by more than this number of milliseconds do not agree (reading 52). */
export const CLOCK_TOLERANCE = 60_000;

/** What the two clocks of a device say at one time. Either can fail: the one is set, the other stops while the device sleeps. */
export interface ClockReading {
  /** The time of day, which anybody can set forward or back. */
  readonly wall: Instant;
  /** Milliseconds since some moment, never set; on many devices it stands still during sleep. */
  readonly monotonic: number;
}

/** The milliseconds from one reading to a later one of the same page: the larger of what the two clocks say. */
export function elapsedBetween(from: ClockReading, to: ClockReading): number {
  return Math.max(to.wall - from.wall, to.monotonic - from.monotonic);
}

/** Whether a stored time lies in the future: the clock was set back after it was stored. */
export function isAhead(at: Instant, now: Instant): boolean {
  return at - now > CLOCK_TOLERANCE;
}

/**
 * Whether a stored time is at least this number of milliseconds ago. Nobody knows how old a time in the future is, so it is too
 * old: otherwise it would never expire.
 */
export function isOlderThan(milliseconds: number, at: Instant, now: Instant): boolean {
  return now - at >= milliseconds || isAhead(at, now);
}

/** A time, and what the device's clocks said when it was so. */
export interface KnownTime {
  readonly at: Instant;
  readonly device: ClockReading;
}

/** The time by the platform's clock; by the device's as long as the platform has told none (reading 52). */
export function timeNow(known: KnownTime | null, device: ClockReading): Instant {
  return known === null ? device.wall : instant(Math.round(known.at + elapsedBetween(known.device, device)));
}

/**
 * What is known of the time after the platform told it. The device's clock stands when it agrees, and what was known stands as
 * long as it does, so that the time does not shake with every answer.
 */
export function learnTime(known: KnownTime | null, told: Instant, device: ClockReading): KnownTime {
  const agrees = (time: Instant): boolean => Math.abs(told - time) <= CLOCK_TOLERANCE;
  if (known !== null && agrees(timeNow(known, device))) return known;
  return { at: agrees(device.wall) ? device.wall : told, device };
}
