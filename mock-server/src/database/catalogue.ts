import type { Persona, Scenario } from './scenario.ts';

/** All situations and residents that a mock platform knows, by name. */
export type Catalogue = {
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly personas: ReadonlyMap<string, Persona>;
};
