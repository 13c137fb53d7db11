import { elapsedBetween, type ClockReading } from '../shared/device-clock.ts';

/** Interval between two evaluations of the window, in milliseconds (FA-040). */
export const CONFIRMATION_REFRESH = 1000;

/** The BSN confirmation from the identity. */
export interface BsnConfirmation {
  /** Seconds since the last confirmation, as of `readAt`; null when the BSN was never confirmed. */
  readonly bsnTime: number | null;
  /** When `bsnTime` was read (reading 7). */
  readonly readAt: ClockReading;
}

/** The limits of a fund and of the shop, in seconds. */
export interface ConfirmationLimits {
  /** Null when this fund never requires a new confirmation. */
  readonly bsnConfirmationTime: number | null;
  readonly offset: number;
}

/** Whether the BSN confirmation is still valid. */
export type ConfirmationWindow =
  | { readonly kind: 'not_confirmed' }
  | { readonly kind: 'always' }
  | { readonly kind: 'open'; readonly secondsLeft: number }
  | { readonly kind: 'expired' };

/** Seconds between the BSN confirmation and now; null when never confirmed (reading 7). */
export function secondsSinceConfirmation(bsn: BsnConfirmation, now: ClockReading): number | null {
  return bsn.bsnTime === null ? null : bsn.bsnTime + elapsedBetween(bsn.readAt, now) / 1000;
}

/** The identity confirmation window now: `bsn_confirmation_time` minus (`bsn_time` plus the offset) (FA-038). */
export function confirmationWindow(
  bsn: BsnConfirmation,
  limits: ConfirmationLimits,
  now: ClockReading,
): ConfirmationWindow {
  const bsnTime = secondsSinceConfirmation(bsn, now);
  if (bsnTime === null) return { kind: 'not_confirmed' };
  if (limits.bsnConfirmationTime === null) return { kind: 'always' };
  const secondsLeft = Math.floor(limits.bsnConfirmationTime - (bsnTime + limits.offset));
  return secondsLeft > 0 ? { kind: 'open', secondsLeft } : { kind: 'expired' };
}

/** The part of a clock that `watchConfirmationWindow` uses. */
export interface TickingClock {
  reading(): ClockReading;
  every(milliseconds: number, call: () => void): () => void;
}

/** Reports the window now and every second, until it expires or the watch is stopped. */
export function watchConfirmationWindow(
  clock: TickingClock,
  read: (now: ClockReading) => ConfirmationWindow,
  report: (window: ConfirmationWindow) => void,
): () => void {
  const first = read(clock.reading());
  report(first);
  if (first.kind !== 'open') return () => undefined;
  const stop = clock.every(CONFIRMATION_REFRESH, () => {
    const window = read(clock.reading());
    if (window.kind === 'expired') stop();
    report(window);
  });
  return stop;
}
