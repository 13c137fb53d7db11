/** Seconds without activity after which a resident is signed out (SH-051, 15 minutes). */
export const IDLE_LIMIT_SECONDS = 15 * 60;

/** Seconds before sign-out at which the warning appears; enough time to read and respond (WCAG 2.2.1). */
export const IDLE_WARNING_SECONDS = 2 * 60;

/** The idle state of a resident; `secondsLeft` is a whole number of at least 1. */
export type IdleState =
  | { readonly kind: 'active' }
  | { readonly kind: 'warning'; readonly secondsLeft: number }
  | { readonly kind: 'over' };

/** The idle state so many milliseconds after the last activity. Polling does not count as activity. */
export function idleState(idleMilliseconds: number): IdleState {
  const secondsLeft = Math.ceil(IDLE_LIMIT_SECONDS - idleMilliseconds / 1000);
  if (secondsLeft <= 0) return { kind: 'over' };
  return secondsLeft <= IDLE_WARNING_SECONDS ? { kind: 'warning', secondsLeft } : { kind: 'active' };
}
