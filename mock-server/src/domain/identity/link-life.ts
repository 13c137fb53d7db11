import type { Instant } from '../../database/tables/row.ts';
import { exchangeProblem } from './proxies.ts';
import type { MailRow } from '../../database/tables/outside.ts';
import type { EmailRow, ProxyRow } from '../../database/tables/people.ts';
import type { World } from '../../database/world.ts';

/** How long a link of a mail still works. */
export type LinkLife = {
  /** Signs in, confirms a new account, or confirms a further address. */
  readonly kind: 'sign-in' | 'confirmation' | 'address';
  readonly state: 'works' | 'used' | 'lapsed';
  /** Last moment at which it works; null when it has no end of its own. */
  readonly until: Instant | null;
};

/** What stands behind a link: a sign-in that waits, or an address that waits for its confirmation. */
type Behind =
  | { readonly kind: 'sign-in' | 'confirmation'; readonly proxy: ProxyRow | undefined }
  | { readonly kind: 'address'; readonly email: EmailRow | undefined };

function behind(world: World, link: string): Behind | null {
  const [, way, token] = /\/identity\/proxy\/(email|confirmation)\/redirect\/(\w+)/.exec(link) ?? [];
  if (token !== undefined) {
    const proxy = world.table('proxies').where('exchange_token', token).at(-1);
    return { kind: way === 'email' ? 'sign-in' : 'confirmation', proxy };
  }
  const [, address] = /\/email-verification\/(\w+)/.exec(link) ?? [];
  if (address === undefined) return null;
  return { kind: 'address', email: world.table('emails').first('verification_token', address) };
}

function addressLife(email: EmailRow | undefined): LinkLife {
  if (!email) return { kind: 'address', state: 'lapsed', until: null };
  return { kind: 'address', state: email.verified ? 'used' : 'works', until: null };
}

/** The life of a link by the clock of its world; null when it is no link of a sign-in or a confirmation. */
export function lifeOfLink(world: World, link: string): LinkLife | null {
  const found = behind(world, link);
  if (!found) return null;
  if (found.kind === 'address') return addressLife(found.email);
  const { kind, proxy } = found;
  const problem = exchangeProblem(proxy, world.now());
  if (problem === null) return { kind, state: 'works', until: proxy?.exchange_until ?? null };
  return { kind, state: problem === 'used' ? 'used' : 'lapsed', until: null };
}

/** The life of the first link of a mail that has one. */
export function lifeOfMail(world: World, { links }: MailRow): LinkLife | null {
  for (const link of links) {
    const life = lifeOfLink(world, link);
    if (life) return life;
  }
  return null;
}

function letLinkLapse(world: World, link: string): void {
  const found = behind(world, link);
  if (found?.kind === 'address') {
    // A link without an end of its own ends when its address waits for another one, as a new mail then brings.
    if (found.email) world.table('emails').update(found.email, { verification_token: world.random.hex(200) });
  } else if (found?.proxy) {
    world.table('proxies').update(found.proxy, { exchange_until: world.now() - 1 });
  }
}

/** Ends the links of a mail as if their time were over; the virtual clock stays where it is. False when none works. */
export function letMailLapse(world: World, mail: MailRow): boolean {
  const alive = mail.links.filter((link) => lifeOfLink(world, link)?.state === 'works');
  for (const link of alive) letLinkLapse(world, link);
  return alive.length > 0;
}
