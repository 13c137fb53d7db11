/** Something, one @, and a name with a dot. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a typed text has the form of an e-mail address, in every form. Only the platform knows whether the address exists. */
export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text.trim());
}
