import type { ReadableMail } from './mailbox.ts';

/** A line of the head of a mail as a person reads it. */
export type MailHeader = readonly [name: string, value: string];

const hostOf = (address: string): string => address.split('@')[1] ?? 'stadstegoed.example';

const messageId = ({ id, sent_at, from }: ReadableMail): string => `<mail-${id}.${sent_at}@${hostOf(from.address)}>`;

/** Headers that the mock platform adds to those of every mail. */
const ownHeaders = ({ language, kind }: ReadableMail): readonly MailHeader[] => [
  ['Content-Language', language],
  ['Auto-Submitted', 'auto-generated'],
  ['X-Mock-Kind', kind],
];

/** `Tue, 17 Nov 2026 13:05:31 +0000`: an instant as mails write it (RFC 5322, 3.3). */
export const mailDate = (instant: number): string => new Date(instant).toUTCString().replace('GMT', '+0000');

/** The head of a mail, with names and subject as a person reads them. */
export const mailHeaders = (mail: ReadableMail): readonly MailHeader[] => [
  ['From', `${mail.from.name} <${mail.from.address}>`],
  ['To', mail.to],
  ['Subject', mail.subject],
  ['Date', mailDate(mail.sent_at)],
  ['Message-ID', messageId(mail)],
  ...ownHeaders(mail),
];

/** The whole mail as mail programs exchange it (`.eml`), with the plain text and the HTML. Its library loads at the first mail. */
export async function mailMessage(mail: ReadableMail): Promise<string> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const message = new MailComposer({
    from: mail.from,
    to: mail.to,
    subject: mail.subject,
    date: new Date(mail.sent_at),
    messageId: messageId(mail),
    headers: Object.fromEntries(ownHeaders(mail)),
    text: mail.text,
    html: mail.html,
    textEncoding: 'quoted-printable',
    // The same mail gives the same bytes.
    baseBoundary: `mock-mail-${mail.id}`,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return (await message.compile().build()).toString('latin1');
}
