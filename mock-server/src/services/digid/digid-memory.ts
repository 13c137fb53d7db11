import type { World } from '../../world/world.ts';
import type { DigidOutcome } from './digid.ts';

/** The ending in which DigiD answers for another session. */
export const mismatch = 'mismatch';

/** The ending in which the visit has taken too long. */
export const lapsedVisit = 'lapsed';

/** The choice that stands for every visit to DigiD in this world; null while somebody chooses at each. */
export function rememberedChoice({ settings }: World): DigidOutcome | null {
  const kept = settings.digid_remembered ?? null;
  return kept === 'next' ? null : kept;
}

/** Somebody chose at a visit: kept for the visits to come, when that was asked. */
export function rememberIfAsked(world: World, outcome: DigidOutcome): void {
  if (world.settings.digid_remembered === 'next') world.configure({ digid_remembered: outcome });
}
