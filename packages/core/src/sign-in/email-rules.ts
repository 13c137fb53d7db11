/** Why an address and its repetition are not accepted (1 §5). */
export type EmailRefusal = 'email_missing' | 'emails_differ';

/**
 * Whether an address may be sent: something must be there, and the repetition must be the same. Space around either
 * and capitals make no difference, since phones add both by themselves. Null when all is well.
 */
export function refuseEmails(email: string, confirmation: string): EmailRefusal | null {
  const [first, second] = [email.trim().toLowerCase(), confirmation.trim().toLowerCase()];
  if (first === '') return 'email_missing';
  return first === second ? null : 'emails_differ';
}
