import type { Call } from '../../http/call.ts';
import type { Sentence } from '../../http/language.ts';
import type { MailAddress, MailRow } from '../../tables/services.ts';
import type { World } from '../../world/world.ts';
import type { MockPlatformSettings } from '../../http/platform.ts';
import { escapeHtml } from '../../http/html-text.ts';
import { greeting, mailSender, unknownSender } from './mail-sender.ts';
import type { Letter } from './mail-texts.ts';

/** The world, its language and the name that signs. */
export type Sender = Pick<Call, 'world' | 'language' | 'say' | 'tenant'>;

/** The same sender in the language in which organisations are written to. */
export const inDutch = ({ world, tenant }: Pick<Sender, 'world' | 'tenant'>): Sender => ({
  world,
  tenant,
  language: 'nl',
  say: (sentence) => sentence.nl,
});

/** Stands in a kept mail for the place of the shop, which a world does not know and which may change before it is read. */
export const shopMark = '{shop}';

/** The same for the place of the platform itself, where the links are that confirm an address. */
export const platformMark = '{platform}';

const pictureOf = (from: Sender, { picture }: Letter): string =>
  picture
    ? `<p><img src="${escapeHtml(picture.src)}" alt="${escapeHtml(from.say(picture.alt))}" width="240" height="240"></p>`
    : '';

/** For a mail program in which the button does nothing. */
const copyLink: Sentence = {
  nl: 'Werkt de knop niet? Kopieer dan deze link:',
  en: 'Does the button not work? Copy this link:',
};

/** The button of a letter, and its address to copy; nothing without a button. */
function wayOut(from: Sender, { button }: Letter): { readonly button: string; readonly copy: string } {
  if (!button) return { button: '', copy: '' };
  const url = escapeHtml(button.url);
  return {
    button: `<p><a href="${url}">${escapeHtml(from.say(button.label))}</a></p>`,
    copy: `<p class="copy">${escapeHtml(from.say(copyLink))}<br><a href="${url}">${url}</a></p>`,
  };
}

/** The link to the settings, at the foot of a mail that can be stopped. */
function settingsLink(from: Sender, { settings }: Letter): string {
  if (!settings) return '';
  return `<p class="copy"><a href="${escapeHtml(settings.url)}">${escapeHtml(from.say(settings.label))}</a></p>`;
}

function asHtml(from: Sender, letter: Letter, signer: string): string {
  const title = escapeHtml(from.say(letter.subject));
  const way = wayOut(from, letter);
  return [
    `<!doctype html><html lang="${from.language}"><head><meta charset="utf-8"><title>${title}</title></head><body>`,
    `<p class="sender">${escapeHtml(signer)}</p>`,
    `<h1>${title}</h1>`,
    letter.lines.map((line) => `<p>${escapeHtml(from.say(line))}</p>`).join('\n'),
    pictureOf(from, letter),
    way.button,
    `<p>${escapeHtml(from.say(greeting))}<br>${escapeHtml(signer)}</p>`,
    way.copy,
    settingsLink(from, letter),
    '</body></html>',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function asText(from: Sender, letter: Letter, signer: string): string {
  const button = letter.button ? [`${from.say(letter.button.label)}: ${letter.button.url}`] : [];
  const signed = `${from.say(greeting)}\n${signer}`;
  const settings = letter.settings ? [`${from.say(letter.settings.label)}: ${letter.settings.url}`] : [];
  return [...letter.lines.map((line) => from.say(line)), ...button, signed, ...settings].join('\n\n');
}

/** Puts a mail in the outbox of the world; nothing ever leaves the mock platform. */
export function sendMail(from: Sender, to: string, letter: Letter): MailRow {
  const sender = mailSender(from.world, from.tenant);
  return from.world.table('mails').insert({
    from: sender,
    to,
    kind: letter.kind,
    language: from.language,
    subject: from.say(letter.subject),
    text: asText(from, letter, sender.name),
    html: asHtml(from, letter, sender.name),
    links: [letter.button, letter.settings].flatMap((link) => (link ? [link.url] : [])),
    sent_at: from.world.now(),
    read: false,
  });
}

/** The mails of a world, to everybody or to one address, newest first. */
export const findMails = (world: World, to: string | null = null): MailRow[] =>
  world
    .table('mails')
    .all()
    .filter((mail) => to === null || mail.to.toLowerCase() === to.toLowerCase())
    .toReversed();

/** A mail as it is read: with its sender, and with the places of the shop and of the platform in its links. */
export type ReadableMail = MailRow & { readonly from: MailAddress };

/** Makes a kept mail one that can be read. */
export function readable(settings: MockPlatformSettings, mail: MailRow): ReadableMail {
  const filled = (text: string): string =>
    text.replaceAll(shopMark, settings.shopUrl).replaceAll(platformMark, settings.publicUrl);
  return {
    ...mail,
    from: mail.from ?? unknownSender,
    text: filled(mail.text),
    html: filled(mail.html),
    links: mail.links.map(filled),
  };
}

/** Somebody opened a mail. */
export function markRead(world: World, mail: MailRow): void {
  if (mail.read !== true) world.table('mails').update(mail, { read: true });
}

/** Empties the outbox. */
export const clearMails = (world: World): void => world.table('mails').clear();
