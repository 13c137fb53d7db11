import { readEmail } from '../shared/typed-email.ts';

/** Why an address and its repetition are not accepted. */
export type EmailRefusal = 'email_missing' | 'email_malformed' | 'emails_differ';

/**
 * Validates an address and its repetition: not empty, an address, and equal. What is not part of an address is ignored,
 * and so are capitals, because phones add both. Null when valid.
 */
export function refuseEmails(email: string, confirmation: string): EmailRefusal | null {
  const [first, second] = [readEmail(email), readEmail(confirmation)];
  if (!first.ok) return `email_${first.error}`;
  return second.ok && first.value.toLowerCase() === second.value.toLowerCase() ? null : 'emails_differ';
}
