import { catalogue } from '../../fixtures/catalogue.ts';
import { Clock } from '../clock.ts';
import { World } from '../world/world.ts';

/** The Tuesday on which these worlds stand still. */
export const tuesday = Date.parse('2026-11-17T14:05:31+01:00');

/** An empty world on that Tuesday. */
export const emptyWorld = (): World =>
  World.empty(
    'test',
    Clock.frozenAt(tuesday, () => 0),
  );

/** The world of a scenario on that Tuesday, without a server around it. */
export function builtWorld(name: string): World {
  const scenario = catalogue.scenarios.get(name);
  if (!scenario) throw new Error(`There is no scenario ${name}.`);
  const world = emptyWorld();
  scenario.build(world);
  return world;
}
