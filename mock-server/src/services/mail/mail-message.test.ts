import { describe, expect, it } from 'vitest';
import { mailDate, mailHeaders, mailMessage } from './mail-message.ts';
import type { ReadableMail } from './mailbox.ts';

const mail: ReadableMail = {
  id: 7,
  from: { name: 'Gemeente Zonnedorp', address: 'noreply@zonnedorp.example' },
  to: 'noor@post.example',
  kind: 'login_link',
  language: 'nl',
  subject: 'Één keer inloggen',
  text: 'Klik op de knop.\n\nDe link werkt één keer: http://localhost:8117/x?a=1',
  html: `<p>De link werkt één keer.</p>${'<p>Nog één.</p>'.repeat(40)}`,
  links: [],
  sent_at: Date.UTC(2026, 10, 17, 13, 5, 31),
};

/** The text that a mail program reads from quoted-printable. */
const decoded = (text: string): string =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  )
    .toString()
    .replaceAll('\r\n', '\n');

/** Lines of the head by name; a folded line belongs to the one before it. */
const headOf = (message: string): ReadonlyMap<string, string> =>
  new Map(
    (message.split('\r\n\r\n')[0] ?? '')
      .replaceAll(/\r\n[ \t]/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );

describe('a mail as a file', () => {
  it('has the head that mail programs ask for', async () => {
    const head = headOf(await mailMessage(mail));
    expect(Object.fromEntries(head)).toEqual({
      From: 'Gemeente Zonnedorp <noreply@zonnedorp.example>',
      To: 'noor@post.example',
      Subject: '=?UTF-8?Q?=C3=89=C3=A9n_keer_inloggen?=',
      Date: 'Tue, 17 Nov 2026 13:05:31 +0000',
      'Message-ID': `<mail-7.${mail.sent_at}@zonnedorp.example>`,
      'Content-Language': 'nl',
      'Auto-Submitted': 'auto-generated',
      'X-Mock-Kind': 'login_link',
      'MIME-Version': '1.0',
      'Content-Type': expect.stringMatching(/^multipart\/alternative;/),
    });
  });

  it('is ASCII in short lines, and the same bytes each time', async () => {
    const message = await mailMessage(mail);
    expect(message).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(message.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...message.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76);
    expect(await mailMessage(mail)).toBe(message);
  });

  it('has the text first and the HTML as the better form, each whole', async () => {
    const message = await mailMessage(mail);
    const boundary = /boundary="([^"]+)"/.exec(message)?.[1] ?? '';
    const [, text = '', html = '', end] = message.split(`--${boundary}`);
    expect(end).toBe('--\r\n');
    expect(text).toMatch(/^\r\nContent-Type: text\/plain; charset=utf-8\r\n/);
    expect(decoded(text.split('\r\n\r\n').slice(1).join('\r\n\r\n')).trimEnd()).toBe(mail.text);
    expect(html).toMatch(/^\r\nContent-Type: text\/html; charset=utf-8\r\n/);
    expect(decoded(html.split('\r\n\r\n')[1] ?? '').trimEnd()).toBe(mail.html);
  });

  it('quotes and encodes the name of the sender', async () => {
    const from = async (name: string): Promise<string | undefined> =>
      headOf(await mailMessage({ ...mail, from: { ...mail.from, name } })).get('From');
    expect(await from('Team "Mee", Zonnedorp')).toBe(String.raw`"Team \"Mee\", Zonnedorp" <noreply@zonnedorp.example>`);
    expect(await from('Súdwest')).toMatch(/^=\?UTF-8\?.\?\S+\?= <noreply@zonnedorp\.example>$/);
  });

  it('gets no extra header from a line break in the subject', async () => {
    const head = headOf(await mailMessage({ ...mail, subject: 'Twee\r\nBcc: iemand@post.example' }));
    expect(head.has('Bcc')).toBe(false);
    expect(head.get('Subject')).toContain('Twee');
  });
});

describe('the headers on the screen', () => {
  it('are those of the file, as a person reads them', async () => {
    const shown = mailHeaders(mail);
    expect(shown.slice(0, 3)).toEqual([
      ['From', 'Gemeente Zonnedorp <noreply@zonnedorp.example>'],
      ['To', 'noor@post.example'],
      ['Subject', 'Één keer inloggen'],
    ]);
    const head = headOf(await mailMessage(mail));
    for (const [name, value] of shown.slice(3)) expect(head.get(name)).toBe(value);
  });

  it.each([
    [Date.UTC(2026, 10, 17, 13, 5, 31), 'Tue, 17 Nov 2026 13:05:31 +0000'],
    [Date.UTC(2026, 6, 1, 22, 30, 0, 999), 'Wed, 01 Jul 2026 22:30:00 +0000'],
  ])('write the moment %d as %s', (instant, wanted) => {
    expect(mailDate(instant)).toBe(wanted);
  });
});
