import { typedEmail } from '../shared/typed-email.ts';

/** The inbox URLs of the known webmail domains (SI-077, sixteen). */
export const INBOX_BY_DOMAIN: Readonly<Record<string, string>> = {
  'gmail.com': 'https://mail.google.com/',
  'googlemail.com': 'https://mail.google.com/',
  'outlook.com': 'https://outlook.live.com/mail/',
  'hotmail.com': 'https://outlook.live.com/mail/',
  'hotmail.nl': 'https://outlook.live.com/mail/',
  'live.com': 'https://outlook.live.com/mail/',
  'live.nl': 'https://outlook.live.com/mail/',
  'msn.com': 'https://outlook.live.com/mail/',
  'yahoo.com': 'https://mail.yahoo.com/',
  'icloud.com': 'https://www.icloud.com/mail/',
  'me.com': 'https://www.icloud.com/mail/',
  'ziggo.nl': 'https://webmail.ziggo.nl/',
  'kpnmail.nl': 'https://webmail.kpnmail.nl/',
  'planet.nl': 'https://webmail.kpnmail.nl/',
  'hetnet.nl': 'https://webmail.kpnmail.nl/',
  'xs4all.nl': 'https://webmail.xs4all.nl/',
};

/** The inbox URL for an e-mail address; null for an unknown domain. */
export function webmailInbox(email: string): string | null {
  const domain = typedEmail(email).toLowerCase().split('@').at(-1) ?? '';
  return email.includes('@') && Object.hasOwn(INBOX_BY_DOMAIN, domain) ? (INBOX_BY_DOMAIN[domain] ?? null) : null;
}
