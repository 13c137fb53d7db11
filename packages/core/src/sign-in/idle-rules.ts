import { secondsBetween, type Instant } from '../shared/instant.ts';

/** After how many seconds without activity a resident is signed out (1 §9: 15 minutes). */
export const IDLE_LIMIT_SECONDS = 15 * 60;

/** How many seconds before the end the resident is asked to stay; long enough to read and answer (WCAG 2.2.1). */
export const IDLE_WARNING_SECONDS = 2 * 60;

/** How an idle resident stands; `secondsLeft` is whole and at least 1. */
export type IdleState =
  | { readonly kind: 'active' }
  | { readonly kind: 'warning'; readonly secondsLeft: number }
  | { readonly kind: 'over' };

/** How it stands at a moment, given the resident's last activity. Polling is no activity (reference part 1, 4). */
export function idleState(lastActivity: Instant, now: Instant): IdleState {
  const secondsLeft = Math.ceil(IDLE_LIMIT_SECONDS - secondsBetween(lastActivity, now));
  if (secondsLeft <= 0) return { kind: 'over' };
  return secondsLeft <= IDLE_WARNING_SECONDS ? { kind: 'warning', secondsLeft } : { kind: 'active' };
}
