/** A moment in time, in milliseconds since 1970-01-01 UTC. */
export type Instant = number & { readonly __unit: 'milliseconds' };

/** The named border between plain milliseconds and a moment. */
export function instant(milliseconds: number): Instant {
  return milliseconds as Instant;
}

/** The moment a number of seconds later. */
export function addSeconds(at: Instant, seconds: number): Instant {
  return instant(at + seconds * 1000);
}

/** Seconds from one moment to another, as a number with decimals; negative when `to` lies before `from`. */
export function secondsBetween(from: Instant, to: Instant): number {
  return (to - from) / 1000;
}
