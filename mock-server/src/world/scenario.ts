import type { IdentityRow } from '../tables/identity.ts';
import type { World } from './world.ts';

/**
 * One situation: a start of the development server, a pact provider state, and the start of a journey or a browser test.
 * The files of `mock-server/fixtures/scenarios` list them by name, one file for each feature.
 */
export type Scenario = {
  /** One English sentence: what is the case. */
  readonly sentence: string;
  /** Fills an empty world. Dates count from `world.now()`, ids and tokens come from `world.random`. */
  readonly build: (world: World) => void;
  /** Another scenario in many copies: a test of what holds in every scenario leaves it out, because it takes as long as all others. */
  readonly isLarge?: true;
};

/**
 * One resident. The files of `mock-server/fixtures/personas` list them by name, which stands in `IdentityRow.persona`, by which the
 * console and the DigiD page find the account.
 */
export type Persona = {
  /** Municipality of which this is a resident, as the shops name it; Zonnedorp unless said. */
  readonly town?: 'waterveen' | 'heuvelrode';
  /** One English sentence: who this is and what it shows. */
  readonly sentence: string;
  /** Name to show on the DigiD page, e.g. `Noor van Dijk`. */
  readonly full_name: string;
  /** Passes the eleven test; null for a resident without a BSN. */
  readonly bsn: string | null;
  readonly email: string | null;
  /** Adds the account and what belongs to it. Not called for a resident who has no account yet. */
  readonly build: (world: World) => IdentityRow;
};

/** All situations and residents that a mock platform knows, by name. */
export type Catalogue = {
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly personas: ReadonlyMap<string, Persona>;
};
