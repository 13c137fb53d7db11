import { expect, it } from 'vitest';
import { contactProblem } from './contact-information.ts';

it.each([
  ['', true, 'contact_missing'],
  ['   ', true, 'contact_missing'],
  ['', false, null],
  ['1234', false, 'contact_too_short'],
  ['12345', true, null],
  ['x'.repeat(2000), true, null],
  ['x'.repeat(2001), true, 'contact_too_long'],
])('"%s" (required: %s) has the problem %s', (text, isRequired, problem) => {
  expect(contactProblem(text, isRequired)).toBe(problem);
});
