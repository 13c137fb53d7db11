import { expect, it } from 'vitest';
import { isPageAddress } from './page-addresses.ts';

it.each(['/', '/fondsen', '/fondsen/', '/Funds/12', '/fondsen/12/aanvraag', '/confirmation/email/a.b.c', '/redirect'])(
  'a screen has the address %s',
  (path) => {
    expect(isPageAddress(path)).toBe(true);
  },
);

it.each(['/wp-login.php', '/fondsen/12.png', '/.well-known/security.txt', '/fondsen/12/aanvraag/x', '/nergens', ''])(
  'no screen has the address %s',
  (path) => {
    expect(isPageAddress(path)).toBe(false);
  },
);
