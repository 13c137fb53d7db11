import { amsterdam, hour } from '../../clock/calendar.ts';
import type { MailAddress } from '../../database/tables/outside.ts';
import type { ReadableMail } from './mailbox.ts';

/** A line of the head of a mail as a person reads it. */
export type MailHeader = readonly [name: string, value: string];

const lineEnd = '\r\n';

/** Bytes that one encoded word holds, so that a line of the name of a header and a word is not longer than 76 characters (RFC 2047). */
const wordBytes = 39;

/** Can a text travel as it is? A line of a mail has no more than 998 characters. */
const isPlain = (text: string): boolean => /^[\x20-\x7e]{0,500}$/.test(text) && !text.includes('=?');

/** Parts of at most so many bytes of UTF-8; a character is never cut. */
function partsOf(text: string, bytes: number): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of text) {
    if (Buffer.byteLength(part + character) > bytes) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** A text in a header: as it is when it is plain ASCII, else as encoded words on lines of their own (RFC 2047). */
export const encodedWords = (text: string): string =>
  isPlain(text)
    ? text
    : partsOf(text, wordBytes)
        .map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`)
        .join(`${lineEnd} `);

const quoted = (name: string): string => `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

const mailbox = ({ name, address }: MailAddress): string =>
  `${isPlain(name) ? quoted(name) : encodedWords(name)} <${address}>`;

const hexOf = (byte: number): string => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/** A byte as quoted-printable; a space at the end of a line would get lost on the way. */
function printable(byte: number, isLast: boolean): string {
  const isSpace = byte === 0x20 || byte === 0x09;
  const isSafe = byte >= 0x21 && byte <= 0x7e && byte !== 0x3d;
  return isSafe || (isSpace && !isLast) ? String.fromCodePoint(byte) : hexOf(byte);
}

function quotedLine(line: string): string {
  const bytes = [...Buffer.from(line)];
  const rows: string[] = [];
  let row = '';
  for (const [index, byte] of bytes.entries()) {
    const next = printable(byte, index === bytes.length - 1);
    if (row.length + next.length > 75) {
      rows.push(`${row}=`);
      row = '';
    }
    row += next;
  }
  return [...rows, row].join(lineEnd);
}

/** A text as quoted-printable: UTF-8, lines of at most 76 characters (RFC 2045, 6.7). */
export const quotedPrintable = (text: string): string => text.split(/\r?\n/).map(quotedLine).join(lineEnd);

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Tue, 17 Nov 2026 14:05:31 +0100`: an instant on the Dutch clock, as mails write it (RFC 5322, 3.3). */
export function mailDate(instant: number): string {
  const { year, month, day, time } = amsterdam(instant);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const local = Date.UTC(Number(year), Number(month) - 1, Number(day), hours, minutes, seconds);
  const ahead = Math.round((local - instant) / hour);
  const weekday = weekdays[new Date(local).getUTCDay()];
  return `${weekday}, ${Number(day)} ${months[Number(month) - 1]} ${year} ${time} +${String(ahead).padStart(2, '0')}00`;
}

/** A line that can stand in no quoted-printable text, for `=_` is never in one. */
const boundaryOf = ({ id }: ReadableMail): string => `=_mock-mail-${id}`;

const hostOf = (address: string): string => address.split('@')[1] ?? 'stadstegoed.example';

/** The head of a mail, with names and subject as a person reads them. */
export const mailHeaders = (mail: ReadableMail): readonly MailHeader[] => [
  ['From', `${mail.from.name} <${mail.from.address}>`],
  ['To', mail.to],
  ['Subject', mail.subject],
  ['Date', mailDate(mail.sent_at)],
  ['Message-ID', `<mail-${mail.id}.${mail.sent_at}@${hostOf(mail.from.address)}>`],
  ['Content-Language', mail.language],
  ['Auto-Submitted', 'auto-generated'],
  ['X-Mock-Kind', mail.kind],
  ['MIME-Version', '1.0'],
  ['Content-Type', `multipart/alternative; boundary="${boundaryOf(mail)}"`],
];

/** A header as it travels: nothing in it can begin a line of its own. */
function travelling(mail: ReadableMail, [name, value]: MailHeader): string {
  if (name === 'From') return `${name}: ${mailbox(mail.from)}`;
  return `${name}: ${encodedWords(value)}`;
}

const partOf = (type: 'plain' | 'html', text: string): string =>
  [
    `Content-Type: text/${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    quotedPrintable(text),
  ].join(lineEnd);

/** The whole mail as it goes from program to program (`.eml`): text first, HTML as the better form (RFC 2046, 5.1.4). */
export function mailMessage(mail: ReadableMail): string {
  const boundary = boundaryOf(mail);
  return [
    ...mailHeaders(mail).map((header) => travelling(mail, header)),
    '',
    `--${boundary}`,
    partOf('plain', mail.text),
    `--${boundary}`,
    partOf('html', mail.html),
    `--${boundary}--`,
    '',
  ].join(lineEnd);
}
