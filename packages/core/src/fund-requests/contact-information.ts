import { cleanText } from '../shared/typed-text.ts';

/** The length of the contact information in characters. */
export const CONTACT_LENGTH = { min: 5, max: 2000 } as const;

/** Why the contact information is not accepted. */
export type ContactProblem = 'contact_missing' | 'contact_too_short' | 'contact_too_long';

/** Validates the contact information; null when valid. An empty one is valid unless the fund requires it. */
export function contactProblem(text: string, isRequired: boolean): ContactProblem | null {
  const { length } = cleanText(text);
  if (length === 0) return isRequired ? 'contact_missing' : null;
  if (length < CONTACT_LENGTH.min) return 'contact_too_short';
  return length > CONTACT_LENGTH.max ? 'contact_too_long' : null;
}
