import type { Scenario } from '../src/store/scenario.ts';
import { persona as hugo } from '../personas/hugo.ts';
import { persona as ida } from '../personas/ida.ts';
import { persona as lieke } from '../personas/lieke.ts';
import { persona as milan } from '../personas/milan.ts';
import { persona as ruud } from '../personas/ruud.ts';
import { persona as zara } from '../personas/zara.ts';
import { townWith } from '../src/seed/cast.ts';

/** Heuvelrode: a card, a partner rule, a code for children, and a back office that says yes, no and nothing. */
export const scenario: Scenario = {
  sentence: 'Heuvelrode: a card, a partner rule, a code for children, and a back office that says yes, no and nothing.',
  build: (world) => {
    townWith(world, hugo, ida, lieke, milan, ruud, zara);
  },
};
