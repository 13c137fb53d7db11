import type { Scenario } from '../src/store/scenario.ts';
import { persona as noor } from '../personas/noor.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';

/** One place is left in the swimming lessons. */
export const scenario: Scenario = {
  sentence: 'One place is left in the swimming lessons.',
  build: (world) => {
    townWith(world, samira, noor);
    const lessons = world.table('products').get(201);
    if (lessons) world.table('products').update(lessons, { sold_amount: 39, reserved_amount: 0 });
  },
};
