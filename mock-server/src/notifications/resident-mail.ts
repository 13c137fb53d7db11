import type { Language, Sentence } from '../http/language.ts';
import { primaryEmail } from '../domain/identity/accounts.ts';
import { preferenceLinkPath } from './preference-links.ts';
import type { TenantRow } from '../tables/tenants.ts';
import type { World } from '../world/world.ts';
import type { Letter } from '../services/mail/mail-texts.ts';
import { sendMail, shopMark } from '../services/mail/mailbox.ts';

/** The language in which a resident used the shop last; Dutch for residents who never did. */
export function languageOfResident(world: World, address: string): Language {
  const sessions = world.table('sessions').where('identity_address', address);
  const [last] = sessions.toSorted((one, other) => other.last_request_at - one.last_request_at || other.id - one.id);
  return last?.language ?? 'nl';
}

/** Whether the owner of the address stopped all mail. Mails that are always sent do not ask this. */
export const isStopped = (world: World, email: string): boolean =>
  world.table('mail_stops').first('email', email.toLowerCase()) !== undefined;

/** Does a resident want to be told of this by this channel? Everything is on unless switched off. */
export const isWanted = (world: World, address: string, preference: { key: string; type: 'email' | 'push' }): boolean =>
  world
    .table('notification_preferences')
    .where('identity_address', address)
    .find(({ key, type }) => key === preference.key && type === preference.type)?.subscribed ?? true;

/** A mail that a resident may stop, or switch off by its own preference. */
export type StoppableMail = {
  readonly tenant: TenantRow;
  readonly letter: Letter;
  readonly preference: string | null;
};

const settingsLabel: Sentence = { nl: 'Wijzig welke mails u krijgt', en: 'Change which mails you get' };

/** Sends a mail to a resident in the resident's language, if there is an address and nothing forbids it. */
export function mailResident(world: World, address: string, { tenant, letter, preference }: StoppableMail): void {
  const email = primaryEmail(world, address);
  if (!email || isStopped(world, email.email)) return;
  if (preference !== null && !isWanted(world, address, { key: preference, type: 'email' })) return;
  const language = languageOfResident(world, address);
  const settings = { label: settingsLabel, url: `${shopMark}${preferenceLinkPath(world, address)}` };
  const from = { world, tenant, language, say: (sentence: Sentence) => sentence[language] };
  sendMail(from, email.email, { ...letter, settings });
}
