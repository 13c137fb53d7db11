import type { Scenario } from '../src/store/scenario.ts';
import { townWith } from '../src/seed/cast.ts';
import { changeZonnedorp } from '../src/seed/change.ts';

/** The privacy page of Zonnedorp stands on another site and its terms lead nowhere. */
export const scenario: Scenario = {
  sentence: 'The privacy page of Zonnedorp stands on another site and its terms lead nowhere.',
  build: (world) => {
    townWith(world);
    const pages = world.table('tenants').first('key', 'zonnedorp')?.pages ?? [];
    changeZonnedorp(world, {
      pages: pages.map((page) =>
        page.page_type === 'privacy'
          ? { ...page, external: true, external_url: 'https://www.zonnedorp.example/privacy' }
          : page.page_type === 'terms_and_conditions'
            ? { ...page, external: true, external_url: '' }
            : page,
      ),
    });
  },
};
