import { secondsBetween, type Instant } from '../shared/instant.ts';

/** How many seconds before the platform's own limit the shop stops trusting a confirmation (1 §9). */
export const BSN_CONFIRMATION_OFFSET = 300;

/** How often the window is looked at again, in milliseconds (1 §9). */
export const CONFIRMATION_REFRESH = 1000;

/** A BSN as the identity carries it. */
export interface BsnConfirmation {
  /** Seconds since the last confirmation, as of `readAt`; null when the BSN was never confirmed. */
  readonly bsnTime: number | null;
  /** When `bsnTime` was read (decision 7). */
  readonly readAt: Instant;
}

/** The limits of a fund and of the shop, in seconds. */
export interface ConfirmationLimits {
  /** Null when this fund never asks for a new confirmation. */
  readonly bsnConfirmationTime: number | null;
  readonly offset: number;
}

/** Whether the BSN still counts as confirmed. */
export type ConfirmationWindow =
  | { readonly kind: 'not_confirmed' }
  | { readonly kind: 'always' }
  | { readonly kind: 'open'; readonly secondsLeft: number }
  | { readonly kind: 'expired' };

/** Seconds since the BSN was confirmed, as of now; null when it never was (decision 7). */
export function secondsSinceConfirmation(bsn: BsnConfirmation, now: Instant): number | null {
  return bsn.bsnTime === null ? null : bsn.bsnTime + secondsBetween(bsn.readAt, now);
}

/** The identity confirmation window now: `bsn_confirmation_time` minus (`bsn_time` plus the offset) (1 §4). */
export function confirmationWindow(bsn: BsnConfirmation, limits: ConfirmationLimits, now: Instant): ConfirmationWindow {
  const bsnTime = secondsSinceConfirmation(bsn, now);
  if (bsnTime === null) return { kind: 'not_confirmed' };
  if (limits.bsnConfirmationTime === null) return { kind: 'always' };
  const secondsLeft = Math.floor(limits.bsnConfirmationTime - (bsnTime + limits.offset));
  return secondsLeft > 0 ? { kind: 'open', secondsLeft } : { kind: 'expired' };
}

/** As much of a clock as the watch needs. */
export interface TickingClock {
  now(): Instant;
  every(milliseconds: number, call: () => void): () => void;
}

/** Tells the window now and every second after, until it is expired or the watch is stopped (1 §4, 1 §9). */
export function watchConfirmationWindow(
  clock: TickingClock,
  read: (now: Instant) => ConfirmationWindow,
  tell: (window: ConfirmationWindow) => void,
): () => void {
  const first = read(clock.now());
  tell(first);
  if (first.kind !== 'open') return () => undefined;
  const stop = clock.every(CONFIRMATION_REFRESH, () => {
    const window = read(clock.now());
    if (window.kind === 'expired') stop();
    tell(window);
  });
  return stop;
}
