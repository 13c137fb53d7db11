import { linkTo } from '../../src/routes/identity/mail-link.ts';
import { newProxy, stateNow } from '../../src/domain/identity/proxies.ts';
import type { MailRow } from '../../src/database/tables/outside.ts';
import type { IdentityRow } from '../../src/database/tables/people.ts';
import type { World } from '../../src/database/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { sendMail } from '../../src/services/mail/mailbox.ts';
import { loginLetter } from '../../src/services/mail/mail-texts.ts';
import { languageOfResident } from '../../src/notifications/resident-mail.ts';

/** Mails a resident the link with which the shop lets somebody in, as if it was asked for there; null without an e-mail address that is in use. */
export function mailSignInLink(
  platform: MockPlatform,
  world: World,
  { address, persona }: IdentityRow,
): MailRow | null {
  const emails = world.table('emails').where('identity_address', address);
  const primary = emails.find((email) => email.primary);
  const town = platform.catalogue.personas.get(persona ?? '')?.town ?? 'zonnedorp';
  const tenant = world.table('tenants').first('key', town);
  if (!primary || !tenant) return null;
  const language = languageOfResident(world, address);
  const { exchange_token } = newProxy(world, 'email_code', address);
  const front = { clientType: 'webshop', tenantKey: tenant.key };
  const url = linkTo(platform.settings, { kind: 'email', token: exchange_token, front, target: '' });
  return sendMail({ world, tenant, language, say: (sentence) => sentence[language] }, primary.email, loginLetter(url));
}

/** Lets the sign-ins of a resident be over, as after too long without a request: the next one is a 401. How many there were. */
export function lapseSignIns(world: World, { address }: IdentityRow): number {
  const proxies = world.table('proxies');
  const live = proxies.where('identity_address', address).filter((proxy) => stateNow(world, proxy) === 'active');
  for (const proxy of live) proxies.update(proxy, { state: 'expired' });
  return live.length;
}
