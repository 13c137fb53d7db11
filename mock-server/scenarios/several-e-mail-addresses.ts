import type { Scenario } from '../src/store/scenario.ts';
import { persona as hanna } from '../personas/hanna.ts';
import { townWith } from '../src/seed/cast.ts';

/** Hanna has three e-mail addresses, one of them not verified. */
export const scenario: Scenario = {
  sentence: 'Hanna has three e-mail addresses, one of them not verified.',
  build: (world) => {
    townWith(world, hanna);
  },
};
