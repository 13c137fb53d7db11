import type { SignInGoals } from '../../lib/app/app-ports.ts';

const KEY = 'asked-link';

/** Whether this browser asked for the link of a mail; a link may also be opened in another browser. */
export const askedLink = {
  remember: (goals: SignInGoals): void => goals.write(KEY, 'yes'),
  /** Whether it asked, which is then forgotten. */
  take(goals: SignInGoals): boolean {
    const asked = goals.read(KEY) !== null;
    goals.remove(KEY);
    return asked;
  },
};
