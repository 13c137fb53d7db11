import { dayLength, minute } from '../calendar.ts';
import { proxyWith } from '../domain/identity/proxies.ts';
import { Random, seedFrom } from '../world/random.ts';
import type { ProxyRow } from '../tables/identity.ts';
import type { World } from '../world/world.ts';

/** How long a link to the settings works after its first change, so that several switches can be changed. */
const visitTime = 15 * minute;

/** How long the link in a mail works when nobody changes anything. */
const mailedLinkTime = 30 * dayLength;

/** Why the token of a link is refused (NO-019). */
export type LinkProblem = 'not_found' | 'expired' | 'not-pending';

/** The link of a mail, or the reason why it does not work. */
export function openPreferenceLink(world: World, token: string): ProxyRow | LinkProblem {
  const link = proxyWith(world, 'preferences_link', token);
  if (!link) return 'not_found';
  if (link.activated_at !== null && world.now() > link.activated_at + visitTime) return 'not-pending';
  return link.activated_at === null && world.now() > link.exchange_until ? 'expired' : link;
}

/** Notes the first change; the link stays pending, because a pending token never signs anybody in. */
export function usePreferenceLink(world: World, link: ProxyRow): void {
  if (link.activated_at === null) world.table('proxies').update(link, { activated_at: world.now() });
}

/** The link that the mails to a resident have: one for all, until it was used or is too old. */
function linkFor(world: World, address: string): ProxyRow {
  const links = world
    .table('proxies')
    .where('identity_address', address)
    .filter(({ type }) => type === 'preferences_link');
  const working = links.find((link) => link.activated_at === null && world.now() <= link.exchange_until);
  if (working) return working;
  // Drawn beside the world's own numbers, so that a mail in the seeds does not change what comes after it.
  const random = new Random(seedFrom(`preferences-link:${address}:${links.length}`));
  const now = world.now();
  return world.table('proxies').insert({
    type: 'preferences_link',
    identity_address: address,
    access_token: random.hex(200),
    exchange_token: random.hex(64),
    state: 'pending',
    created_at: now,
    exchange_until: now + mailedLinkTime,
    activated_at: null,
  });
}

/** The path in the shop where a resident changes the settings without signing in. */
export const preferenceLinkPath = (world: World, address: string): string =>
  `/preferences/notifications?token=${linkFor(world, address).exchange_token}`;
