import { describe, expect, it } from 'vitest';
import { encodedWords, mailDate, mailHeaders, mailMessage, quotedPrintable } from './mail-message.ts';
import type { ReadableMail } from './mailbox.ts';

const mail: ReadableMail = {
  id: 7,
  from: { name: 'Gemeente Zonnedorp', address: 'noreply@zonnedorp.example' },
  to: 'noor@post.example',
  kind: 'login_link',
  language: 'nl',
  subject: 'Één keer inloggen',
  text: 'Klik op de knop.\n\nDe link werkt één keer: http://localhost:8117/x?a=1',
  html: '<p>De link werkt één keer.</p>',
  links: [],
  sent_at: Date.UTC(2026, 10, 17, 13, 5, 31),
};

/** What a reader of quoted-printable makes of it. */
const decoded = (text: string): string =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const decodedWords = (text: string): string =>
  text
    .split('\r\n ')
    .map((word) => Buffer.from(/^=\?utf-8\?B\?([\w+/=]+)\?=$/.exec(word)?.[1] ?? '', 'base64').toString())
    .join('');

describe('a header', () => {
  it.each(['Uw pas', 'a = b ?', ''])('stays "%s" when it is plain', (text) => {
    expect(encodedWords(text)).toBe(text);
  });

  it.each([
    'Één keer',
    'Café ☕ '.repeat(20),
    '€'.repeat(100),
    '=?utf-8?B?QQ==?=',
    'x'.repeat(501),
    'Twee\r\nBcc: iemand@post.example',
  ])('becomes words that fit a line with the name of the header, and say "%s"', (text) => {
    const words = encodedWords(text);
    expect(decodedWords(words)).toBe(text);
    expect(Math.max(...`Subject: ${words}`.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76);
    expect(words.split('\r\n').slice(1)).toEqual(
      words
        .split('\r\n ')
        .slice(1)
        .map((word) => ` ${word}`),
    );
  });

  it.each([
    [Date.UTC(2026, 10, 17, 13, 5, 31), 'Tue, 17 Nov 2026 14:05:31 +0100'],
    [Date.UTC(2026, 6, 1, 22, 30, 0, 999), 'Thu, 2 Jul 2026 00:30:00 +0200'],
  ])('writes the moment %d as %s', (instant, wanted) => {
    expect(mailDate(instant)).toBe(wanted);
  });
});

describe('quoted-printable', () => {
  it.each([
    ['a plain line', 'a plain line'],
    ['a=b', 'a=3Db'],
    ['één', '=C3=A9=C3=A9n'],
    ['end ', 'end=20'],
    ['one\ntwo', 'one\r\ntwo'],
  ])('writes "%s" as %s', (text, wanted) => {
    expect(quotedPrintable(text)).toBe(wanted);
  });

  it.each(['x'.repeat(400), 'één '.repeat(100), '€'.repeat(76), '='.repeat(75)])(
    'keeps a long line short and whole: %s',
    (text) => {
      const written = quotedPrintable(text);
      expect(decoded(written)).toBe(text);
      expect(Math.max(...written.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76);
    },
  );
});

describe('a mail as a file', () => {
  const message = mailMessage(mail);
  const [head = '', ...rest] = message.split('\r\n\r\n');

  it('has the head that mail programs ask for, in ASCII', () => {
    expect(head.split('\r\n')).toEqual([
      'From: "Gemeente Zonnedorp" <noreply@zonnedorp.example>',
      'To: noor@post.example',
      `Subject: =?utf-8?B?${Buffer.from(mail.subject).toString('base64')}?=`,
      'Date: Tue, 17 Nov 2026 14:05:31 +0100',
      `Message-ID: <mail-7.${mail.sent_at}@zonnedorp.example>`,
      'Content-Language: nl',
      'Auto-Submitted: auto-generated',
      'X-Mock-Kind: login_link',
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary="=_mock-mail-7"',
    ]);
    expect(message).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(message.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('has the text first and the HTML as the better form, each whole', () => {
    const parts = rest.join('\r\n\r\n').split(/(?:\r\n)?--=_mock-mail-7(?:--)?\r\n/);
    expect(parts).toHaveLength(4);
    const [text, html] = parts.slice(1, 3).map((part) => part.split('\r\n\r\n'));
    expect(text?.[0]).toContain(
      'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable',
    );
    expect(decoded(text?.slice(1).join('\r\n\r\n') ?? '').replaceAll('\r\n', '\n')).toBe(mail.text);
    expect(html?.[0]).toContain('Content-Type: text/html; charset=utf-8');
    expect(decoded(html?.[1] ?? '')).toBe(mail.html);
  });

  it('quotes and encodes the name of the sender', () => {
    const from = (name: string): string =>
      mailMessage({ ...mail, from: { ...mail.from, name } }).split('\r\nTo:')[0] ?? '';
    expect(from('Team "Mee", Zonnedorp')).toBe(String.raw`From: "Team \"Mee\", Zonnedorp" <noreply@zonnedorp.example>`);
    expect(from('Súdwest')).toBe('From: =?utf-8?B?U8O6ZHdlc3Q=?= <noreply@zonnedorp.example>');
  });

  it('shows its head as a person reads it', () => {
    expect(mailHeaders(mail).slice(0, 3)).toEqual([
      ['From', 'Gemeente Zonnedorp <noreply@zonnedorp.example>'],
      ['To', 'noor@post.example'],
      ['Subject', 'Één keer inloggen'],
    ]);
  });
});
