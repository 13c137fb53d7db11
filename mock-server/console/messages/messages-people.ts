import type { World } from '../../src/database/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';

/** Who is behind an address: `key` draws the face, of a resident it is the name of the persona. */
export interface Person {
  readonly key: string;
  readonly name: string;
  readonly kind: 'resident' | 'organisation' | 'unknown';
}

/** The resident of an account; null for an account that no persona made. */
export function behindAccount(platform: MockPlatform, world: World, address: string): Person | null {
  const key = world.table('identities').first('address', address)?.persona ?? null;
  const persona = key === null ? undefined : platform.catalogue.personas.get(key);
  return key !== null && persona ? { key, name: persona.full_name, kind: 'resident' } : null;
}

/** The resident or the organisation of an e-mail address, else the address itself. */
export function behindEmail(platform: MockPlatform, world: World, email: string): Person {
  const account = world.table('emails').first('email', email)?.identity_address;
  const resident = account === undefined ? null : behindAccount(platform, world, account);
  if (resident) return resident;
  const name = world.table('organizations').first('email', email)?.name;
  return name === undefined ? { key: email, name: email, kind: 'unknown' } : { key: email, name, kind: 'organisation' };
}
