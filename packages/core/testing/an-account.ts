import type { AccountSession } from '../src/account/account-session.ts';
import type { EmailAddress } from '../src/account/email-address.ts';

/** A verified address that is not the primary one. */
export function anEmailAddress(overrides: Partial<EmailAddress> = {}): EmailAddress {
  return { id: '2', email: 'noor@werk.example', isVerified: true, isPrimary: false, ...overrides };
}

/** The session of this browser, on a computer. */
export function anAccountSession(overrides: Partial<AccountSession> = {}): AccountSession {
  return {
    uid: 's1',
    type: 'webshop',
    isCurrent: true,
    isActive: true,
    lastRequest: { secondsAgo: 4, place: null, device: { type: 'desktop', browser: 'Firefox', system: 'Windows' } },
    ...overrides,
  };
}
