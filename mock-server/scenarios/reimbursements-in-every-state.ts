import type { Scenario } from '../src/store/scenario.ts';
import { persona as cor } from '../personas/cor.ts';
import { persona as mark } from '../personas/mark.ts';
import { townWith } from '../src/seed/cast.ts';

/** Mark has a claim in every state; those of Cor lie under vouchers that ended or were stopped. */
export const scenario: Scenario = {
  sentence: 'Mark has a claim in every state; those of Cor lie under vouchers that ended or were stopped.',
  build: (world) => {
    townWith(world, mark, cor);
  },
};
