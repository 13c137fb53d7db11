import type { Scenario } from '../src/store/scenario.ts';
import { persona as mark } from '../personas/mark.ts';
import { townWith } from '../src/seed/cast.ts';

/** Mark has a claim in every state. */
export const scenario: Scenario = {
  sentence: 'Mark has a claim in every state.',
  build: (world) => {
    townWith(world, mark);
  },
};
