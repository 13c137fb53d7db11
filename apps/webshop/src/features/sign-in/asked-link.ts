import type { Wishes } from '../../lib/app/app-ports.ts';

const KEY = 'asked-link';

/** Whether this browser asked for the link of a mail; a link may also be opened in another browser. */
export const askedLink = {
  remember: (wishes: Wishes): void => wishes.write(KEY, 'yes'),
  /** Whether it asked, which is then forgotten. */
  take(wishes: Wishes): boolean {
    const asked = wishes.read(KEY) !== null;
    wishes.remove(KEY);
    return asked;
  },
};
