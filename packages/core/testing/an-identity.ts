import type { Account } from '../src/sign-in/account.ts';
import type { Identity } from '../src/sign-in/identity.ts';

/** A resident with an e-mail address and without a BSN. */
export function anIdentity(overrides: Partial<Identity> = {}): Identity {
  return {
    address: `0x${'3f9a'.repeat(10)}`,
    email: 'noor@voorbeeld.example',
    bsn: false,
    bsnTime: null,
    ...overrides,
  };
}

/** A sign-in by a mailed link. */
export function anAccount(overrides: Partial<Account> = {}): Account {
  return { accessToken: 'token-of-noor', name: null, type: 'email', ...overrides };
}
