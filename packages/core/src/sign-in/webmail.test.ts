import { describe, expect, it } from 'vitest';
import { WEBMAIL_DOMAINS, webmailInbox } from './webmail.ts';

describe('the inbox behind an address', () => {
  it('is known for sixteen domains, each with an address of its own to open [SI-077]', () => {
    expect(WEBMAIL_DOMAINS).toHaveLength(16);
    for (const domain of WEBMAIL_DOMAINS) expect(webmailInbox(`noor@${domain}`)).toMatch(/^https:\/\//);
  });

  it('does not depend on capitals or space', () => {
    expect(webmailInbox(' Noor@GMAIL.com ')).toBe('https://mail.google.com/');
  });

  it.each(['noor@gemeente.example', 'gmail.com', '', 'noor@', 'noor@constructor'])('is not known for "%s"', (email) => {
    expect(webmailInbox(email)).toBeNull();
  });
});
