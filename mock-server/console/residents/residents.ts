import { newShortToken } from '../../src/domain/identity/proxies.ts';
import type { IdentityRow, ProxyRow } from '../../src/database/tables/people.ts';
import type { World } from '../../src/database/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { consoleProblem } from '../page-kit/console-error.ts';

/** The account of a persona in this world; undefined when nobody made it (yet). */
export const residentOf = (world: World, persona: string): IdentityRow | undefined =>
  world.table('identities').first('persona', persona);

/** A live sign-in of a persona, as if DigiD had just been passed. */
export function signInAs(world: World, persona: string): ProxyRow | null {
  const identity = residentOf(world, persona);
  return identity ? newShortToken(world, identity.address) : null;
}

/** Why nobody can be signed in as this persona: unknown, or somebody who has no account in this world. */
export function unknownPersona({ catalogue }: MockPlatform, name: string): Error {
  const known = catalogue.personas.get(name);
  if (!known) return consoleProblem(404, `Nobody in this world was made from the persona "${name}".`);
  return consoleProblem(
    404,
    `${known.full_name} has no account in this world. A sign-in with DigiD in the shop may make one.`,
  );
}
