import { newShortToken } from '../store/proxies.ts';
import type { IdentityRow, ProxyRow } from '../store/table-people.ts';
import type { World } from '../store/world.ts';

/** The account of a persona in this world; undefined when nobody made it (yet). */
export const residentOf = (world: World, persona: string): IdentityRow | undefined =>
  world.table('identities').first('persona', persona);

/** A live sign-in of a persona, as if DigiD had just been passed. */
export function signInAs(world: World, persona: string): ProxyRow | null {
  const identity = residentOf(world, persona);
  return identity ? newShortToken(world, identity.address) : null;
}
