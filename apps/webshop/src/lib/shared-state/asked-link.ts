import type { TextStorage } from '../app/text-storage.ts';

/** Whether this browser asked for a mail with a link in the last hour, without the address (reading 51). */
const askedFor = (key: string) => ({
  remember: (goals: TextStorage): void => goals.write(key, 'yes'),
  isAsked: (goals: TextStorage): boolean => goals.read(key) !== null,
});

/** The link that signs in. */
export const askedLink = askedFor('asked-link');

/** The link that verifies an address of an account. */
export const askedVerification = askedFor('asked-verification');
