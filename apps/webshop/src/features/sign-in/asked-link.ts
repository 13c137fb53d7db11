import type { TextStorage } from '../../lib/app/text-storage.ts';

const KEY = 'asked-link';

/** Whether this browser asked for the link of a mail in the last hour, without the address (reading 51). */
export const askedLink = {
  remember: (goals: TextStorage): void => goals.write(KEY, 'yes'),
  isAsked: (goals: TextStorage): boolean => goals.read(KEY) !== null,
};
