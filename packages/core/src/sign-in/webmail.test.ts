import { describe, expect, it } from 'vitest';
import { INBOX_BY_DOMAIN, webmailInbox } from './webmail.ts';

describe('the webmail inbox of an address', () => {
  it('has a URL for each of the sixteen domains [SI-077]', () => {
    const domains = Object.keys(INBOX_BY_DOMAIN);
    expect(domains).toHaveLength(16);
    for (const domain of domains) expect(webmailInbox(`noor@${domain}`)).toMatch(/^https:\/\//);
  });

  it('ignores case and whitespace', () => {
    expect(webmailInbox(' Noor@GMAIL.com ')).toBe('https://mail.google.com/');
  });

  it('is null for another domain', () => {
    const others = ['noor@gemeente.example', 'gmail.com', '', 'noor@', 'noor@constructor'];
    expect(others.filter((email) => webmailInbox(email) !== null)).toEqual([]);
  });
});
