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

/** The parts of an address: its name, the name of its domain, and what follows the first dot of that. */
const PARTS = /^(.+@)([^@.]+)\.([^@]+)$/;

/** The address with the webmail domain that was meant: `jan@gmail.com` for `jan@gmial.con`; null when it looks right or unknown. */
export function meantEmail(email: string): string | null {
  const [, name = '', domain = '', ending = ''] = PARTS.exec(typedEmail(email).toLowerCase()) ?? [];
  const near = Object.keys(INBOX_BY_DOMAIN).filter((known) => {
    const [host = '', top = ''] = known.split('.');
    // `mail.com` and domains of three letters are domains of their own.
    return host.length > 3 && host[0] === domain[0] && isOneSlip(domain, host) && isOneSlip(ending, top);
  });
  const isKnown = near.includes(`${domain}.${ending}`);
  return isKnown || near[0] === undefined ? null : `${name}${near[0]}`;
}

/** Whether words are equal, or one letter is wrong, missing or too many, or two letters changed places. */
function isOneSlip(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [rest, otherRest] = [one.slice(same), other.slice(same)];
  const swapped = `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`;
  return (
    swapped === otherRest ||
    rest.slice(1) === otherRest.slice(1) ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest
  );
}
