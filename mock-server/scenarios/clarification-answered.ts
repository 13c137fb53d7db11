import type { Scenario } from '../src/store/scenario.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';

/** The only question on the request of Samira has been answered. */
export const scenario: Scenario = {
  sentence: 'The only question on the request of Samira has been answered.',
  build: (world) => {
    townWith(world, samira);
    const open = world.table('clarifications').first('state', 'pending');
    if (open)
      world
        .table('clarifications')
        .update(open, { state: 'answered', answer: 'De foto zit erbij.', answered_at: world.now() });
  },
};
