import type { Scenario } from '../src/store/scenario.ts';
import { persona as greta } from '../personas/greta.ts';
import { townWith } from '../src/seed/cast.ts';

/** Greta stopped one voucher; another is not active yet. */
export const scenario: Scenario = {
  sentence: 'Greta stopped one voucher; another is not active yet.',
  build: (world) => {
    townWith(world, greta);
  },
};
