import type { Persona } from '../store/scenario.ts';
import type { IdentityRow } from '../store/table-people.ts';
import type { World } from '../store/world.ts';
import { seedCodes } from './codes.ts';
import { seedTown } from './town.ts';

/** The town with its codes and the given residents; what most situations start from. */
export function townWith(world: World, ...personas: readonly Persona[]): void {
  seedTown(world);
  seedCodes(world);
  for (const persona of personas) persona.build(world);
}

/** The account of a resident; throws when the situation forgot to add it. */
export function accountOf(world: World, persona: string): IdentityRow {
  const found = world.table('identities').first('persona', persona);
  if (!found) throw new Error(`The resident ${persona} is not in this situation.`);
  return found;
}
