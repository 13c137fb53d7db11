import type { Scenario } from '../src/store/scenario.ts';
import { persona as omar } from '../personas/omar.ts';
import { townWith } from '../src/seed/cast.ts';

/** The request of Omar for Schoolstart is pending. */
export const scenario: Scenario = {
  sentence: 'The request of Omar for Schoolstart is pending.',
  build: (world) => {
    townWith(world, omar);
  },
};
