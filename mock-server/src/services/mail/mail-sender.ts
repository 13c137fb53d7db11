import type { Sentence } from '../../http/language.ts';
import type { MailAddress } from '../../tables/services.ts';
import type { TenantRow } from '../../tables/tenants.ts';
import type { World } from '../../world/world.ts';

/** The last sentence of every mail; the name of the sender stands below it. */
export const greeting: Sentence = { nl: 'Met vriendelijke groet,', en: 'Kind regards,' };

/** Who sent a mail of a world that was kept before mails told it. */
export const unknownSender: MailAddress = { name: 'Stadstegoed', address: 'noreply@stadstegoed.example' };

/** The part of a name that counts. */
const longestName = 100;

const hostOf = (name: string): string =>
  name
    .slice(0, longestName)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/**
 * Name and address that a municipality's mails come from. The organisation behind the shop signs when it bears the name of the shop
 * ("Gemeente Zonnedorp"), else the shop itself; nobody reads what is sent back.
 */
export function mailSender(world: World, { name, key, organization_id }: TenantRow): MailAddress {
  const organization = world.table('organizations').get(organization_id)?.name ?? name;
  return {
    name: organization.includes(name) ? organization : name,
    address: `noreply@${hostOf(name) || hostOf(key) || 'stadstegoed'}.example`,
  };
}
