import { expect, it } from 'vitest';
import type { ConfirmationWindow } from './confirmation-window.ts';
import { digidSessionEnded, digidStep } from './digid-state.ts';

const open: ConfirmationWindow = { kind: 'open', secondsLeft: 1 };
const expired: ConfirmationWindow = { kind: 'expired' };

it('asks for DigiD unless the BSN still counts as confirmed', () => {
  expect(digidStep(open)).toBe('check');
  expect(digidStep({ kind: 'always' })).toBe('check');
  expect(digidStep(expired)).toBe('sign_in');
  expect(digidStep({ kind: 'not_confirmed' })).toBe('sign_in');
});

it('leaves the digid state when the window ends there, not when it was over before', () => {
  expect(digidSessionEnded(open, expired)).toBe(true);
  expect(digidSessionEnded(open, open)).toBe(false);
  expect(digidSessionEnded(expired, expired)).toBe(false);
});
