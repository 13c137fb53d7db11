import { addFirstCategory } from '../records/record-categories.ts';
import type { EmailRow, IdentityRow } from '../../tables/identity.ts';
import type { World } from '../../world/world.ts';

/** Is this written like an e-mail address? The strict rule of the platform. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[A-Z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Z0-9]([A-Z0-9-]*[A-Z0-9])?\.)+[A-Z]{2,}$/i.test(
    text,
  );

/** The address in use by anybody, verified or not. */
export const emailInUse = (world: World, email: string): EmailRow | undefined =>
  world
    .table('emails')
    .all()
    .find((row) => row.email.toLowerCase() === email.toLowerCase());

/** Primary address of an identity, or null. */
export const primaryEmail = (world: World, address: string): EmailRow | null =>
  world
    .table('emails')
    .where('identity_address', address)
    .find((row) => row.primary) ?? null;

/** A new account without anything. */
export function newIdentity(world: World, about: { bsn: string | null }): IdentityRow {
  const identity = world.table('identities').insert({
    address: world.random.address(),
    bsn: about.bsn,
    bsn_confirmed_at: about.bsn === null ? null : world.now(),
    partner_bsn: null,
    persona: null,
    created_at: world.now(),
  });
  addFirstCategory(world, identity.address);
  return identity;
}

/** Adds an address that still has to be confirmed. */
export function addEmail(
  world: World,
  identityAddress: string,
  about: { email: string; initial: boolean; target: string | null },
): EmailRow {
  const now = world.now();
  return world.table('emails').insert({
    identity_address: identityAddress,
    email: about.email,
    verified: false,
    primary: about.initial,
    initial: about.initial,
    verification_token: world.random.hex(200),
    target: about.target,
    created_at: now,
    updated_at: now,
  });
}

/** Confirms an address; it becomes the primary one when there is none. */
export function verifyEmail(world: World, email: EmailRow): EmailRow {
  const primary = email.primary || primaryEmail(world, email.identity_address) === null;
  return world.table('emails').update(email, { verified: true, primary, updated_at: world.now() });
}
