import { persona as dina } from '../personas/dina.ts';
import { persona as jan } from '../personas/jan.ts';
import { persona as noor } from '../personas/noor.ts';
import { townWith } from '../src/seed/cast.ts';
import { addEdgeFunds } from '../src/seed/edges/edge-funds.ts';
import type { Scenario } from '../src/store/scenario.ts';

/** Tegoed op maat asks every kind of question; Snel tegoed takes the word of the resident. Jan meets nothing yet, Dina has no e-mail. */
export const scenario: Scenario = {
  sentence:
    'Tegoed op maat asks every kind of question; Snel tegoed takes the word of the resident. Jan meets nothing yet, Dina has no e-mail.',
  build: (world) => {
    townWith(world, jan, dina, noor);
    addEdgeFunds(world);
  },
};
