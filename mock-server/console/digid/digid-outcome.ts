import type { DigidSessionRow } from '../../src/database/tables/outside.ts';
import { storesBsn } from '../../src/services/digid/digid.ts';
import type { World } from '../../src/database/world.ts';

/** What happens when somebody with this BSN signs in during this visit: told before the choice. */
export interface Foretold {
  readonly good: boolean;
  /** Sentence for the person at the screen. */
  readonly words: string;
  /** The key the shop gets: `digid_success` or `digid_error`. */
  readonly key: string;
}

const whose = (world: World, bsn: string): string | null => {
  const owner = world.table('identities').first('bsn', bsn);
  if (!owner) return null;
  return owner.persona === null ? 'een ander' : owner.persona.slice(0, 1).toUpperCase() + owner.persona.slice(1);
};

function foretellSignIn(world: World, visit: DigidSessionRow, bsn: string): Foretold {
  const owner = whose(world, bsn);
  if (owner !== null) return { good: true, words: `Logt in op het account van ${owner}`, key: 'auth-link' };
  const allowed = world.table('tenants').first('key', visit.tenant_key)?.digid_sign_up_allowed ?? false;
  return allowed
    ? { good: true, words: 'Nog van niemand; er komt een nieuw account', key: 'auth-link' }
    : { good: false, words: 'Onbekend, en een nieuw account mag hier niet', key: 'uid_not_found' };
}

function foretellConfirmation(world: World, visit: DigidSessionRow, bsn: string): Foretold {
  const own = world.table('identities').first('address', visit.identity_address ?? '');
  const kept = storesBsn(world, visit);
  const key = kept ? 'signed_up' : 'signed_in';
  if (own?.bsn === bsn) return { good: true, words: 'Past bij dit account', key };
  if (own && own.bsn !== null)
    return { good: false, words: 'Dit account heeft al een ander BSN', key: 'uid_dont_match' };
  const owner = whose(world, bsn);
  if (owner !== null) return { good: false, words: `Hoort bij het account van ${owner}`, key: 'uid_used' };
  const words = kept ? 'Nog van niemand; komt bij dit account' : 'Nog van niemand; de gemeente bewaart het niet';
  return { good: true, words, key };
}

/** Foretells the outcome of a sign-in with a BSN; the platform decides when the browser comes back. */
export const foretell = (world: World, visit: DigidSessionRow, bsn: string): Foretold =>
  visit.request === 'auth' ? foretellSignIn(world, visit, bsn) : foretellConfirmation(world, visit, bsn);
