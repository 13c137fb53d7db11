import { newShortToken } from '../../src/domain/identity/proxies.ts';
import type { IdentityRow, ProxyRow } from '../../src/tables/identity.ts';
import type { Persona } from '../../src/world/scenario.ts';
import type { World } from '../../src/world/world.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { consoleProblem } from '../page-kit/console-error.ts';

/** The account of a persona in this world; undefined when nobody made it (yet). */
export const residentOf = (world: World, persona: string): IdentityRow | undefined =>
  world.table('identities').first('persona', persona);

/** The persona of an account; one that a sign-in in the shop made is known by its BSN. */
function personaOf({ catalogue }: MockPlatform, { persona, bsn }: IdentityRow): Persona | undefined {
  if (persona !== null) return catalogue.personas.get(persona);
  return bsn === null ? undefined : [...catalogue.personas.values()].find((known) => known.bsn === bsn);
}

/** The name behind an account: of its persona, else as its records say, else its e-mail address. */
export function residentName(platform: MockPlatform, world: World, address: string | null): string {
  const identity = address === null ? undefined : world.table('identities').first('address', address);
  if (!identity) return 'Onbekend';
  const persona = personaOf(platform, identity);
  if (persona) return persona.full_name;
  const records = world.table('records').where('identity_address', identity.address);
  const names = ['given_name', 'family_name'].flatMap(
    (key) => records.findLast(({ record_type_key, deleted }) => record_type_key === key && !deleted)?.value ?? [],
  );
  if (names.length > 0) return names.join(' ');
  const emails = world.table('emails').where('identity_address', identity.address);
  return (emails.find(({ primary }) => primary) ?? emails[0])?.email ?? identity.bsn ?? 'Onbekend';
}

/** A live sign-in of a persona, as if DigiD had just been passed. */
export function signInAs(world: World, persona: string): ProxyRow | null {
  const identity = residentOf(world, persona);
  return identity ? newShortToken(world, identity.address) : null;
}

/** The error for a persona that is unknown or has no account in this world. */
export function unknownPersona({ catalogue }: MockPlatform, name: string): Error {
  const known = catalogue.personas.get(name);
  if (!known) return consoleProblem(404, `Nobody in this world was made from the persona "${name}".`);
  return consoleProblem(
    404,
    `${known.full_name} has no account in this world. A sign-in with DigiD in the shop may make one.`,
  );
}
