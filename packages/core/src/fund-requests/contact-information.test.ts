import { expect, it } from 'vitest';
import { contactProblem } from './contact-information.ts';

it('contact information has 5 to 2000 characters, and is missing only where it is required', () => {
  expect(['', '   '].map((text) => contactProblem(text, true))).toEqual(['contact_missing', 'contact_missing']);
  expect([contactProblem('', false), contactProblem('12345', true)]).toEqual([null, null]);
  expect(contactProblem('1234', false)).toBe('contact_too_short');
  expect(contactProblem('x'.repeat(2000), true)).toBeNull();
  expect(contactProblem('x'.repeat(2001), true)).toBe('contact_too_long');
});
