import type { Scenario } from '../src/store/scenario.ts';
import { persona as samira } from '../personas/samira.ts';
import { townWith } from '../src/seed/cast.ts';
import { changeZonnedorp } from '../src/seed/change.ts';

/** Zonnedorp shows three announcements, two of which can be put away. */
export const scenario: Scenario = {
  sentence: 'Zonnedorp shows three announcements, two of which can be put away.',
  build: (world) => {
    townWith(world, samira);
    changeZonnedorp(world, {
      announcements: [
        {
          id: 13,
          type: 'warning',
          title: 'Zondag van 8.00 tot 9.00 uur is de webwinkel dicht voor onderhoud.',
          description: null,
          dismissible: false,
        },
        {
          id: 12,
          type: 'success',
          title: 'De Zomerschool begint weer in mei.',
          description: '[Lees meer](/fondsen)',
          dismissible: true,
        },
        { id: 11, type: 'primary', title: 'Nieuw: betalen met een pas.', description: null, dismissible: true },
      ],
    });
  },
};
