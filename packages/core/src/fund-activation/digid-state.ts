import type { ConfirmationWindow } from './confirmation-window.ts';

/** What the digid state of fund-activate offers: sign in first, or go on with the BSN that is confirmed. */
export type DigidStep = 'sign_in' | 'check';

/** A BSN that still counts is not asked for again. */
export function digidStep(window: ConfirmationWindow): DigidStep {
  return window.kind === 'open' || window.kind === 'always' ? 'check' : 'sign_in';
}

/**
 * Whether the digid state has to be left for select, with the message that the session expired (1 §4): the window was
 * open on this screen and has ended. A window that was over before simply asks for DigiD.
 */
export function digidSessionEnded(before: ConfirmationWindow, now: ConfirmationWindow): boolean {
  return before.kind === 'open' && now.kind === 'expired';
}
