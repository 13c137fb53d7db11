import { expect, it } from 'vitest';
import type { ConfirmationWindow } from './confirmation-window.ts';
import { digidSessionEnded, digidStep } from './digid-state.ts';

const open: ConfirmationWindow = { kind: 'open', secondsLeft: 1 };
const expired: ConfirmationWindow = { kind: 'expired' };

it('requires DigiD unless the BSN confirmation is still valid', () => {
  expect(digidStep(open)).toBe('check');
  expect(digidStep({ kind: 'always' })).toBe('check');
  expect(digidStep(expired)).toBe('sign_in');
  expect(digidStep({ kind: 'not_confirmed' })).toBe('sign_in');
});

it('ends the digid state when the window expires on this screen, not when it had expired before', () => {
  expect(digidSessionEnded(open, expired)).toBe(true);
  expect(digidSessionEnded(open, open)).toBe(false);
  expect(digidSessionEnded(expired, expired)).toBe(false);
});
