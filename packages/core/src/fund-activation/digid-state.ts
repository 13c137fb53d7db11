import type { ConfirmationWindow } from './confirmation-window.ts';

/** The action of the digid state: sign in with DigiD, or check the fund with the confirmed BSN. */
export type DigidStep = 'sign_in' | 'check';

/** A BSN confirmation that is still valid needs no new sign-in. */
export function digidStep(window: ConfirmationWindow): DigidStep {
  return window.kind === 'open' || window.kind === 'always' ? 'check' : 'sign_in';
}

/**
 * Whether the digid state changes to select with the message that the session expired (FA-041): the window was open on
 * this screen and has expired. A window that had expired before needs DigiD again.
 */
export function digidSessionEnded(before: ConfirmationWindow, now: ConfirmationWindow): boolean {
  return before.kind === 'open' && now.kind === 'expired';
}
