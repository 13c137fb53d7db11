import type { MailRow, PushRow, SmsRow } from '../../src/database/tables/outside.ts';
import type { World } from '../../src/database/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { behindAccount, behindEmail } from './messages-people.ts';
import type { Person } from './messages-people.ts';
import { has, searched } from './messages-search.ts';
import type { Searchable } from './messages-search.ts';

/** `is:unread`, and `is:new`, which is the same. */
const isAsAsked = ({ read }: { readonly read?: boolean }, value: string): boolean =>
  value === 'read' ? read === true : (value === 'unread' || value === 'new') && read !== true;

const namesOf = (person: Person | null): string => (person ? `${person.key} ${person.name}` : '');

/** The words with which mails are searched: `to: from: subject: kind: lang: has:link|picture is:read|unread`. */
export function mailWords(platform: MockPlatform, world: World): Searchable<MailRow> {
  const receiver = ({ to }: MailRow): string => `${to} ${namesOf(behindEmail(platform, world, to))}`;
  return {
    said: (mail) => `${receiver(mail)} ${mail.subject} ${mail.text}`,
    named: {
      to: (mail, value) => has(receiver(mail), value),
      from: ({ from }, value) => from !== undefined && has(`${from.name} ${from.address}`, value),
      subject: ({ subject }, value) => has(subject, value),
      kind: ({ kind }, value) => has(kind, value),
      lang: ({ language }, value) => language === value,
      has: ({ links, html }, value) =>
        (value === 'link' && links.length > 0) || (value === 'picture' && html.includes('<img ')),
      is: isAsAsked,
    },
  };
}

/** The words with which text messages are searched: `to: lang: has:link is:read|unread`. */
const smsWords: Searchable<SmsRow> = {
  said: ({ to, text }) => `${to} ${text}`,
  named: {
    to: ({ to }, value) => has(to, value),
    lang: ({ language }, value) => (language ?? 'nl') === value,
    has: ({ text }, value) => value === 'link' && /https?:\/\//.test(text),
    is: isAsAsked,
  },
};

/** Text messages that fit the words of a search, newest first. */
export const findSms = (world: World, words: string | null): SmsRow[] =>
  searched(world.table('sms').all().toReversed(), words, smsWords);

/** The words with which messages to phones are searched: `to: key: title: is:read|unread`. */
export function pushWords(platform: MockPlatform, world: World): Searchable<PushRow> {
  const receiver = (row: PushRow): string => namesOf(behindAccount(platform, world, row.identity_address));
  return {
    said: (row) => `${receiver(row)} ${row.key} ${row.title} ${row.text}`,
    named: {
      to: (row, value) => has(receiver(row), value),
      key: ({ key }, value) => has(key, value),
      title: ({ title }, value) => has(title, value),
      is: isAsAsked,
    },
  };
}
