import { describe, expect, it } from 'vitest';
import { INBOX_BY_DOMAIN, webmailInbox, meantEmail } from './webmail.ts';

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

it.each([
  ['jan@gmial.con', 'jan@gmail.com'],
  ['Jan.de.Vries@hotmal.nl', 'jan.de.vries@hotmail.nl'],
  ['jan@outlookk.com', 'jan@outlook.com'],
  ['jan@ziggo.ml', 'jan@ziggo.nl'],
  ['jan@gmail.com', null],
  ['jan@live.nl', null],
  ['jan@mail.com', null],
  ['jan@hccnet.nl', null],
  ['jan@yahoo.nl', null],
  ['jan@post.example', null],
  ['jan', null],
])('%s was meant as %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});
