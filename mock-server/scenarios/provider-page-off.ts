import type { Scenario } from '../src/store/scenario.ts';
import { townWith } from '../src/seed/cast.ts';
import { changeZonnedorp } from '../src/seed/change.ts';

/** Zonnedorp has no page on which providers sign up. */
export const scenario: Scenario = {
  sentence: 'Zonnedorp has no page on which providers sign up.',
  build: (world) => {
    townWith(world);
    const pages = world.table('tenants').first('key', 'zonnedorp')?.pages ?? [];
    changeZonnedorp(world, { pages: pages.filter((page) => page.page_type !== 'provider') });
  },
};
