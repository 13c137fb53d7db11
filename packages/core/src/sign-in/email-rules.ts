import { isEmailAddress } from '../shared/email-format.ts';

/** Why an address and its repetition are not accepted. */
export type EmailRefusal = 'email_missing' | 'email_malformed' | 'emails_differ';

/**
 * Validates an address and its repetition: not empty, an address, and equal. Surrounding whitespace and case are ignored, because
 * phones add both. Null when valid.
 */
export function refuseEmails(email: string, confirmation: string): EmailRefusal | null {
  const [first, second] = [email.trim().toLowerCase(), confirmation.trim().toLowerCase()];
  if (first === '') return 'email_missing';
  if (!isEmailAddress(first)) return 'email_malformed';
  return first === second ? null : 'emails_differ';
}
