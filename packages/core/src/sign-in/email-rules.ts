/** Why an address and its repetition are not accepted (1 §5). */
export type EmailRefusal = 'email_missing' | 'emails_differ';

/**
 * Validates an address and its repetition: not empty and equal. Surrounding whitespace and case are ignored, because
 * phones add both. Null when valid.
 */
export function refuseEmails(email: string, confirmation: string): EmailRefusal | null {
  const [first, second] = [email.trim().toLowerCase(), confirmation.trim().toLowerCase()];
  if (first === '') return 'email_missing';
  return first === second ? null : 'emails_differ';
}
