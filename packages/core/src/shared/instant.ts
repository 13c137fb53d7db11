/** A point in time, in milliseconds since 1970-01-01 UTC. */
export type Instant = number & { readonly __unit: 'milliseconds' };

/** Type assertion: the only way from a plain number of milliseconds to an instant. */
export function instant(milliseconds: number): Instant {
  return milliseconds as Instant;
}

/** The instant a number of seconds later. */
export function addSeconds(at: Instant, seconds: number): Instant {
  return instant(at + seconds * 1000);
}
