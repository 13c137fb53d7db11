import type { Call } from '../http/call.ts';
import type { MailRow } from '../store/table-outside.ts';
import type { World } from '../store/world.ts';
import { escapeHtml } from '../wire/markdown.ts';
import type { Letter } from './mail-texts.ts';

/** The world, its language and the name that signs. */
export type Sender = Pick<Call, 'world' | 'language' | 'say' | 'tenant'>;

function asHtml(from: Sender, letter: Letter): string {
  const lines = letter.lines.map((line) => `<p>${escapeHtml(from.say(line))}</p>`).join('\n');
  const button = letter.button
    ? `<p><a href="${escapeHtml(letter.button.url)}">${escapeHtml(from.say(letter.button.label))}</a></p>`
    : '';
  const title = escapeHtml(from.say(letter.subject));
  return [
    `<!doctype html><html lang="${from.language}"><head><meta charset="utf-8"><title>${title}</title></head><body>`,
    `<h1>${title}</h1>`,
    lines,
    button,
    `<p>${escapeHtml(from.tenant.name)}</p></body></html>`,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function asText(from: Sender, letter: Letter): string {
  const button = letter.button ? [`${from.say(letter.button.label)}: ${letter.button.url}`] : [];
  return [...letter.lines.map((line) => from.say(line)), ...button, from.tenant.name].join('\n\n');
}

/** Puts a mail in the outbox of the world; nothing ever leaves the twin. */
export function sendMail(from: Sender, to: string, letter: Letter): MailRow {
  return from.world.table('mails').insert({
    to,
    kind: letter.kind,
    language: from.language,
    subject: from.say(letter.subject),
    text: asText(from, letter),
    html: asHtml(from, letter),
    links: letter.button ? [letter.button.url] : [],
    sent_at: from.world.now(),
  });
}

/** Mails of the world, newest first; all of them, or those to one address. */
export function mailsTo(world: World, to: string | null): MailRow[] {
  const all = world.table('mails').all().toReversed();
  return to === null ? all : all.filter((mail) => mail.to.toLowerCase() === to.toLowerCase());
}

/** Empties the outbox. */
export const clearMails = (world: World): void => world.table('mails').clear();
