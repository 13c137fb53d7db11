import { townWith } from '../src/seed/cast.ts';
import { changeZonnedorp } from '../src/seed/change.ts';
import type { Scenario } from '../src/store/scenario.ts';

const missing = new Set(['privacy', 'accessibility', 'terms_and_conditions', 'explanation']);

/** Zonnedorp has written none of its four static pages. */
export const scenario: Scenario = {
  sentence: 'Zonnedorp has written none of its four static pages.',
  build: (world) => {
    townWith(world);
    const pages = world.table('tenants').first('key', 'zonnedorp')?.pages ?? [];
    changeZonnedorp(world, { pages: pages.filter(({ page_type }) => !missing.has(page_type)) });
  },
};
