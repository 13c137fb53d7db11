import type { SignInGoals } from '../../lib/app/app-ports.ts';

const KEY = 'asked-link';

/** Whether this browser asked for the link of a mail in the last hour, without the address (reading 51). */
export const askedLink = {
  remember: (goals: SignInGoals): void => goals.write(KEY, 'yes'),
  isAsked: (goals: SignInGoals): boolean => goals.read(KEY) !== null,
};
